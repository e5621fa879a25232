import type { WireFestival, WireReason } from "@vedanga/contract";
import { type FoundFestival, type JulianDayUt, type LocalEclipse, tithiOf } from "@vedanga/core";
import type { Catalogue } from "@vedanga/narrative";
import type { LocalClock } from "../clock/wall-time.ts";
import { wireInstant } from "./wire-format.ts";
import { wireReasons } from "./wire-reasons.ts";

/** A festival in the wire format; `why` is its first reason, which decides the day. */
export function wireFestival(found: FoundFestival, clock: LocalClock, words: Catalogue): WireFestival {
  const { id, kind, tradition, tithi, instants, eclipse } = found;
  const { festival, tradition: traditions } = words.names;
  const at = (field: string, jd: JulianDayUt | undefined) =>
    jd === undefined ? {} : { [field]: wireInstant(clock, jd) };
  return {
    id,
    name: festival[id].name,
    kind,
    ...(tradition && { tradition, tradition_name: traditions[tradition] }),
    ...(tithi && { tithi: wireTithi(tithi, clock, words) }),
    special: festival[id].special,
    why: festivalReasons(found, "festivals", words)[0]?.text ?? "",
    ...at("moonrise", instants.moonriseJdUt),
    ...at("parana_from", instants.paranaFromJdUt),
    ...at("parana_until", instants.paranaUntilJdUt),
    ...at("rite_from", instants.windowStartJdUt),
    ...at("rite_until", instants.windowEndJdUt),
    ...at("sankranti", instants.sankrantiJdUt),
    ...(eclipse && { eclipse: wireEclipse(eclipse, clock) }),
  };
}

function wireTithi(
  { number, startJdUt, endJdUt }: NonNullable<FoundFestival["tithi"]>,
  clock: LocalClock,
  { names }: Catalogue,
): WireFestival["tithi"] {
  const { tithi, paksha } = tithiOf(number);
  return {
    number,
    name: names.tithi[tithi],
    paksha,
    start: wireInstant(clock, startJdUt),
    end: wireInstant(clock, endJdUt),
  };
}

export const festivalReasons = ({ reasons }: FoundFestival, about: string, words: Catalogue): WireReason[] =>
  wireReasons(about, reasons, words.festival.why, words);

function wireEclipse(eclipse: LocalEclipse, clock: LocalClock): WireFestival["eclipse"] {
  const { kind, type, localType, visible, greatestJdUt, magnitude, span, visibleSpan } = eclipse;
  const instantOrNull = (jd: JulianDayUt | undefined) => (jd === undefined ? null : wireInstant(clock, jd));
  return {
    body: kind,
    type,
    local_type: localType ?? null,
    visible,
    greatest: wireInstant(clock, greatestJdUt),
    magnitude: Math.round(magnitude * 1000) / 1000,
    start: instantOrNull(span?.startJdUt),
    end: instantOrNull(span?.endJdUt),
    visible_from: instantOrNull(visibleSpan?.startJdUt),
    visible_until: instantOrNull(visibleSpan?.endJdUt),
  };
}
