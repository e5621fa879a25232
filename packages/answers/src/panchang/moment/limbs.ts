import type { Panchang } from "@vedanga/contract";
import {
  KARANAS,
  type Karana,
  karanaOf,
  type Limbs,
  NAKSHATRAS,
  type NumberedSpan,
  nakshatraLord,
  tithiOf,
  YOGAS,
} from "@vedanga/core";
import { auspiciousDirections, type Catalogue } from "@vedanga/narrative";
import type { LocalClock } from "../../clock/wall-time.ts";
import { nth } from "../../wire/nth.ts";
import { wireDateTime } from "../../wire/wire-format.ts";

/** The number after, the last being followed by the first. */
const next = (number: number, count: number): number => (number % count) + 1;

/** The four fixed karanas and Vishti are considered malefic, the other six benefic (Muhurta Chintamani ch. 1). */
const MALEFIC_KARANAS: readonly Karana[] = ["vishti", "shakuni", "chatushpada", "naga", "kimstughna"];

type LimbFields = Pick<Panchang, "tithi" | "nakshatra" | "karana" | "yoga">;

/** The four limbs at an instant, in the wire format. */
export function limbFields(limbs: Limbs<NumberedSpan>, clock: LocalClock, words: Catalogue): LimbFields {
  const ends = ({ startJdUt, endJdUt }: NumberedSpan) => ({
    start: wireDateTime(clock, startJdUt),
    end: wireDateTime(clock, endJdUt),
  });
  const { names } = words;
  const { tithi, paksha } = tithiOf(limbs.tithi.number);
  const nakshatra = nth(NAKSHATRAS, limbs.nakshatra.number);
  const karana = karanaOf(limbs.karana.number);
  const yoga = nth(YOGAS, limbs.yoga.number);
  return {
    tithi: {
      name: names.tithi[tithi],
      number: limbs.tithi.number,
      next_tithi: names.tithi[tithiOf(next(limbs.tithi.number, 30)).tithi],
      type: names.paksha[paksha].short,
      diety: words.tithi[tithi].deity,
      ...ends(limbs.tithi),
      meaning: words.tithi[tithi].meaning,
      special: words.tithi[tithi].special,
    },
    nakshatra: {
      name: names.nakshatra[nakshatra],
      number: limbs.nakshatra.number,
      lord: names.graha[nakshatraLord(nakshatra)].name,
      diety: words.nakshatra[nakshatra].deity,
      start: ends(limbs.nakshatra).start,
      next_nakshatra: names.nakshatra[nth(NAKSHATRAS, next(limbs.nakshatra.number, NAKSHATRAS.length))],
      end: ends(limbs.nakshatra).end,
      auspicious_disha: auspiciousDirections(nakshatra).map((direction) => names.direction[direction]),
      meaning: words.nakshatra[nakshatra].meaning,
      special: words.nakshatra[nakshatra].special,
      summary: words.nakshatra[nakshatra].summary,
    },
    karana: {
      name: names.karana[karana],
      number: KARANAS.indexOf(karana) + 1,
      type: names.karanaNature[MALEFIC_KARANAS.includes(karana) ? "malefic" : "benefic"],
      lord: words.karana[karana].lord,
      diety: words.karana[karana].deity,
      ...ends(limbs.karana),
      special: words.karana[karana].special,
      next_karana: names.karana[karanaOf(next(limbs.karana.number, 60))],
    },
    yoga: {
      name: names.yoga[yoga],
      number: limbs.yoga.number,
      ...ends(limbs.yoga),
      next_yoga: names.yoga[nth(YOGAS, next(limbs.yoga.number, YOGAS.length))],
      meaning: words.yoga[yoga].meaning,
      special: words.yoga[yoga].special,
    },
  };
}
