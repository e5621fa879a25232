import type { JulianDayUt } from "../calendar/julian-day.ts";
import { houseFrom } from "../chart/zodiac/rasi.ts";
import { GRAHAS, type Graha, type Rasi } from "../ids.ts";
import type { GeoPoint, Sky, Span } from "../sky.ts";
import { type Eclipse, eclipses } from "./eclipse.ts";
import { type Ingress, type Station, stations } from "./ingress.ts";
import { type LocalEclipse, localEclipse } from "./local-eclipse.ts";
import type { YearStays } from "./year-houses.ts";

/** What of an event depends on the Moon sign. */
interface Placing {
  /** From the Moon sign. */
  readonly house: number;
  /** In the sign itself or opposite to it. */
  readonly touches: boolean;
  /** Of an ingress: the house that the graha leaves. */
  readonly fromHouse?: number;
}

interface DatedEvent extends Placing {
  readonly jdUt: JulianDayUt;
  readonly rasi: Rasi;
}

export interface IngressEvent extends DatedEvent {
  readonly kind: "ingress";
  readonly graha: Graha;
  readonly retrograde: boolean;
  readonly fromHouse: number;
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

const HOUSES = 12;
const OPPOSITE = 7;

function ingressEvent(graha: Graha, { jdUt, rasi, retrograde }: Ingress): Omit<IngressEvent, keyof Placing> {
  return { kind: "ingress", graha, jdUt, rasi, retrograde };
}

/** What is dated in a year whatever the sign, in order. */
export type SkyEvent =
  | Omit<IngressEvent, keyof Placing>
  | Omit<StationEvent, keyof Placing>
  | Omit<EclipseEvent, keyof Placing>;

/**
 * What can be dated in a year, in order: ingresses, stations, eclipses. An eclipse that the place sees has the instant
 * from which it is seen there, as in the almanac; another that of its greatest phase.
 */
export function skyEvents(sky: Sky, place: GeoPoint, year: Span, found: YearStays): readonly SkyEvent[] {
  const { startJdUt, endJdUt } = year;
  const ingresses = TOLD_INGRESSES.flatMap((graha) =>
    (found.get(graha) ?? []).flatMap(({ entry }) => (entry === undefined ? [] : [ingressEvent(graha, entry)])),
  );
  const turns = WITH_STATIONS.flatMap((graha) =>
    stations(sky, graha, startJdUt, endJdUt).map((station): SkyEvent => ({ kind: "station", graha, ...station })),
  );
  const shadows = eclipses(sky, startJdUt, endJdUt).map((eclipse): SkyEvent => {
    const local = localEclipse(sky, eclipse, place);
    const jd = local.visibleSpan?.startJdUt ?? local.greatestJdUt;
    return { kind: "eclipse", jdUt: jd, rasi: eclipse.rasi, eclipse, local };
  });
  return [...ingresses, ...turns, ...shadows].sort((a, b) => a.jdUt - b.jdUt);
}

/** The same as a Moon sign has them. */
export const eventsFor = (moonRasi: Rasi, events: readonly SkyEvent[]): readonly YearEvent[] =>
  events.map((event): YearEvent => {
    const house = houseFrom(moonRasi, event.rasi);
    const placing = { house, touches: house === 1 || house === OPPOSITE };
    if (event.kind !== "ingress") return { ...event, ...placing };
    // Backwards it comes from the sign after.
    const fromHouse = ((house - 1 + (event.retrograde ? 1 : HOUSES - 1)) % HOUSES) + 1;
    return { ...event, ...placing, fromHouse };
  });
