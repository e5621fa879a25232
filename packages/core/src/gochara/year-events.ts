import type { JulianDayUt } from "../calendar/julian-day.ts";
import { houseFrom } from "../chart/zodiac/rasi.ts";
import { GRAHAS, type Graha, type Rasi } from "../ids.ts";
import type { GeoPoint, Sky, Span } from "../sky.ts";
import { type Eclipse, eclipses } from "./eclipse.ts";
import { type Station, stations } from "./ingress.ts";
import { type LocalEclipse, localEclipse } from "./local-eclipse.ts";
import type { YearStays } from "./year-houses.ts";

interface DatedEvent {
  readonly jdUt: JulianDayUt;
  readonly rasi: Rasi;
  /** From the Moon sign. */
  readonly house: number;
  /** In the sign itself or opposite to it. */
  readonly touches: boolean;
}

export interface IngressEvent extends DatedEvent {
  readonly kind: "ingress";
  readonly graha: Graha;
  readonly retrograde: boolean;
}

export interface StationEvent extends DatedEvent {
  readonly kind: "station";
  readonly graha: Graha;
  readonly turns: Station["turns"];
}

export interface EclipseEvent extends DatedEvent {
  readonly kind: "eclipse";
  readonly eclipse: Eclipse;
  /** At the place of the year. */
  readonly local: LocalEclipse;
}

export type YearEvent = IngressEvent | StationEvent | EclipseEvent;

/** The grahas whose entries into signs are listed: the slow ones, the Sun's months and Mars's passages. */
const TOLD_INGRESSES: readonly Graha[] = ["sun", "mars", "jupiter", "saturn", "rahu", "ketu"];
const WITH_STATIONS = GRAHAS.filter((graha) => !["sun", "moon", "rahu", "ketu"].includes(graha));

const placed = (moonRasi: Rasi, rasi: Rasi): Pick<DatedEvent, "rasi" | "house" | "touches"> => {
  const house = houseFrom(moonRasi, rasi);
  return { rasi, house, touches: house === 1 || house === 7 };
};

/**
 * What can be dated in a year for a Moon sign, in order: ingresses, stations, eclipses. An eclipse that the place sees has
 * the instant from which it is seen there, as in the almanac; another that of its greatest phase.
 */
export function yearEvents(
  sky: Sky,
  moonRasi: Rasi,
  place: GeoPoint,
  year: Span,
  found: YearStays,
): readonly YearEvent[] {
  const { startJdUt, endJdUt } = year;
  const ingresses = TOLD_INGRESSES.flatMap((graha) =>
    (found.get(graha) ?? []).flatMap(({ entry }): readonly YearEvent[] =>
      entry === undefined
        ? []
        : [{ kind: "ingress", graha, jdUt: entry.jdUt, retrograde: entry.retrograde, ...placed(moonRasi, entry.rasi) }],
    ),
  );
  const turns = WITH_STATIONS.flatMap((graha) =>
    stations(sky, graha, startJdUt, endJdUt).map(
      (station): YearEvent => ({
        kind: "station",
        graha,
        jdUt: station.jdUt,
        turns: station.turns,
        ...placed(moonRasi, station.rasi),
      }),
    ),
  );
  const shadows = eclipses(sky, startJdUt, endJdUt).map((eclipse): YearEvent => {
    const local = localEclipse(sky, eclipse, place);
    return {
      kind: "eclipse",
      jdUt: local.visibleSpan?.startJdUt ?? local.greatestJdUt,
      eclipse,
      local,
      ...placed(moonRasi, eclipse.rasi),
    };
  });
  return [...ingresses, ...turns, ...shadows].sort((a, b) => a.jdUt - b.jdUt);
}
