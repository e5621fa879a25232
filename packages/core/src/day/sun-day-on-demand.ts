import type { CivilDate } from "../calendar/gregorian.ts";
import type { JulianDayUt } from "../calendar/julian-day.ts";
import type { Vara } from "../ids.ts";
import type { Span } from "../sky.ts";
import { varaOfDate } from "./day-vara.ts";
import type { SunDay } from "./sun-day.ts";

/** What is known of a day from the first. */
type Known = Pick<SunDay, "date" | "dayJd" | "civil" | "sunriseJdUt">;

/** What is found when it is first asked for, and then kept. */
interface Found {
  readonly sunset: () => SunDay["sunsetJdUt"];
  readonly nextSunrise: () => SunDay["nextSunriseJdUt"];
  readonly noon: () => JulianDayUt;
  readonly nightBefore: () => Span | undefined;
  readonly holding: SunDay["holding"];
}

/**
 * A day whose parts are found when they are asked for. A class, as AlmanacDayOnDemand is: V8 gives each object written with
 * getters a layout of its own, which outlives it until the next full collection, with everything its getters know.
 */
export class SunDayOnDemand implements SunDay {
  readonly date: CivilDate;
  readonly dayJd: number;
  readonly civil: Span;
  readonly vara: Vara;
  readonly sunriseJdUt: JulianDayUt | undefined;
  readonly #found: Found;

  constructor({ date, dayJd, civil, sunriseJdUt }: Known, found: Found) {
    this.date = date;
    this.dayJd = dayJd;
    this.civil = civil;
    this.vara = varaOfDate(date);
    this.sunriseJdUt = sunriseJdUt;
    this.#found = found;
  }

  get sunsetJdUt(): JulianDayUt | undefined {
    return this.#found.sunset();
  }
  get nextSunriseJdUt(): JulianDayUt | undefined {
    return this.#found.nextSunrise();
  }
  get noonJdUt(): JulianDayUt {
    return this.#found.noon();
  }
  get anchorJdUt(): JulianDayUt {
    return this.sunriseJdUt ?? this.noonJdUt;
  }
  get span(): Span {
    const { sunriseJdUt, civil } = this;
    return { startJdUt: sunriseJdUt ?? civil.startJdUt, endJdUt: this.nextSunriseJdUt ?? civil.endJdUt };
  }
  get daylight(): Span | undefined {
    return between(this.sunriseJdUt, this.sunsetJdUt);
  }
  get night(): Span | undefined {
    return between(this.sunsetJdUt, this.nextSunriseJdUt);
  }
  get nightBefore(): Span | undefined {
    return this.#found.nightBefore();
  }
  holding(jd: JulianDayUt): SunDay {
    return this.#found.holding(jd);
  }
}

const between = (startJdUt: JulianDayUt | undefined, endJdUt: JulianDayUt | undefined): Span | undefined =>
  startJdUt === undefined || endJdUt === undefined ? undefined : { startJdUt, endJdUt };
