import type { JulianDayUt } from "../calendar/julian-day.ts";
import { rasiAt } from "../chart/zodiac/rasi.ts";
import type { Citation } from "../citation.ts";
import { RASIS, type Rasi, type SensitiveQuantity } from "../ids.ts";
import { reasonMaker } from "../reason.ts";
import { siderealLongitudeDeg, siderealPosition } from "../sidereal/sidereal-position.ts";
import type { Sky } from "../sky.ts";
import type { BirthTimeSensitivity } from "./birth-time-sensitivity.ts";
import type { SensitivityFacts, SensitivityReason, SensitivitySubject } from "./sensitivity-facts.ts";
import { BESIDE_DAYS, type SignTurn, signTurns } from "./sign-turns.ts";

/** The births in question, and what was found of them. */
export interface JudgedBirths {
  readonly sky: Sky;
  readonly from: JulianDayUt;
  readonly to: JulianDayUt;
  readonly found: BirthTimeSensitivity;
}

interface JudgedReasons {
  change(quantity: SensitiveQuantity, at: JulianDayUt, source: Citation): SensitivityReason;
  steady(quantity: SensitiveQuantity, source: Citation): SensitivityReason;
}

const because = reasonMaker<SensitivityFacts, SensitivitySubject>();

/** Why what is judged from signs and nodes becomes another at an instant, or stays: what goes into another sign there. */
export function judgedReasons({ sky, from, to, found }: JudgedBirths): JudgedReasons {
  const turns = signTurns(sky, from, to);
  const entersAt = (quantity: "lagna" | "moon_sign", at: JulianDayUt): Rasi | undefined =>
    rasiIn(found.changes.find((change) => change.quantity === quantity && isSame(change.birthJdUt, at))?.after);
  return {
    change(quantity, at, source) {
      const lagna = entersAt("lagna", at);
      if (lagna !== undefined) return because("sensitivity.lagna_enters", { quantity, rasi: lagna }, source, "lagna");
      const moon = entersAt("moon_sign", at);
      if (moon !== undefined) return because("sensitivity.graha_enters", { quantity, rasi: moon }, source, "moon");
      const turn = turns.find(({ instant }) => isSame(instant, at));
      if (turn === undefined) throw new RangeError(`nothing goes into another sign at ${at}`);
      return turn.crosses === "node"
        ? because("sensitivity.graha_at_node", { quantity, node: nodeOf(sky, turn) }, source, turn.graha)
        : because("sensitivity.graha_enters", { quantity, rasi: enteredBy(sky, turn) }, source, turn.graha);
    },
    steady(quantity, source) {
      const own = found.changes.filter(({ quantity: other }) => other === "lagna" || other === "moon_sign");
      const lagna = rasiIn(found.stated.lagna);
      if (own.length + turns.length === 0 && lagna !== undefined) {
        return because("sensitivity.chart_unmoved", { quantity, lagna }, source, "lagna");
      }
      return because("sensitivity.chart_moved_alike", { quantity, turns: own.length + turns.length }, source, "lagna");
    },
  };
}

const isSame = (one: JulianDayUt, other: JulianDayUt): boolean => Math.abs(one - other) < BESIDE_DAYS;

const rasiIn = (value: unknown): Rasi | undefined => RASIS.find((rasi) => rasi === value);

function enteredBy(sky: Sky, { graha, instant }: SignTurn): Rasi {
  const { longitudeDeg, speedDegPerDay } = siderealPosition(sky, graha, instant);
  const edge = Math.round(longitudeDeg / 30);
  return rasiAt(speedDegPerDay < 0 ? edge - 1 : edge);
}

function nodeOf(sky: Sky, { graha, instant }: SignTurn): "rahu" | "ketu" {
  const [own, rahu] = [siderealLongitudeDeg(sky, graha, instant), siderealLongitudeDeg(sky, "rahu", instant)];
  return Math.cos(((own - rahu) * Math.PI) / 180) > 0 ? "rahu" : "ketu";
}
