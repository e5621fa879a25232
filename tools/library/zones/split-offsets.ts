import { yearlyRule } from "../../../packages/zones/src/yearly-rule.ts";
import type { CompiledClock, CompiledZone } from "./read-tzif.ts";

export interface SplitClock {
  readonly offsetS: number;
  readonly savedS: number;
}

/** A zone with each offset split into standard time and what is saved. */
export interface SplitZone {
  readonly first: SplitClock;
  readonly changes: readonly (SplitClock & { readonly startS: number })[];
  /** `standard,summer,begin,end` as in the table; empty if nothing changes any more. */
  readonly rule: string;
}

/**
 * The source calls some clocks standard in summer and puts them back in winter: Dublin, Windhoek, Casablanca, Prague in
 * 1946. Nothing is saved in their winters then, and an hour in their summers from the first such winter on; but nothing
 * in a summer that never ended, as Windhoek's of 2017.
 */
export function splitOffsets(zone: CompiledZone, standardS: ReadonlyMap<string, number>): SplitZone {
  let line = "";
  let lowestS = 0;
  const rule = ruleOf(zone.footer);
  const split = ({ offsetS, abbreviation }: CompiledClock, isForGood: boolean): SplitClock => {
    const written = standardS.get(abbreviation);
    if (written === undefined) throw new Error(`no line ${abbreviation}`);
    if (abbreviation !== line) lowestS = written;
    line = abbreviation;
    lowestS = Math.min(lowestS, offsetS);
    return { offsetS, savedS: offsetS - (isForGood ? Math.min(written, offsetS) : lowestS) };
  };
  const isForGood = (index: number): boolean => rule === "" && index === zone.changes.length - 1;
  const first = split(zone.first, isForGood(-1));
  const all = zone.changes.map((change, index) => ({ startS: change.startS, ...split(change, isForGood(index)) }));
  const changes = all.filter(({ offsetS, savedS }, index) => {
    const before = all[index - 1] ?? first;
    return offsetS !== before.offsetS || savedS !== before.savedS;
  });
  return { first, changes: rule === "" ? changes : withoutRuled(changes, rule), rule };
}

/** The changes up to the one from which on the rule alone brings all that follow. */
function withoutRuled(changes: SplitZone["changes"], rule: string): SplitZone["changes"] {
  const byRule = yearlyRule(rule);
  let kept = changes.length;
  while (kept > 1) {
    const [before, last] = changes.slice(kept - 2, kept);
    if (!before || !last) break;
    const ruled = byRule(last.startS);
    const isRuled = ruled.startS === last.startS && ruled.offsetS === last.offsetS && ruled.savedS === last.savedS;
    if (!isRuled || byRule(before.startS).endS !== last.startS) break;
    kept -= 1;
  }
  return changes.slice(0, kept);
}

const NAME = "(?:[A-Za-z]{3,}|<[^>]+>)";
const OFFSET = "([+-]?\\d+(?::\\d+){0,2})";
const FOOTER = new RegExp(`^${NAME}${OFFSET}(?:${NAME}${OFFSET}?,(.+),(.+))?$`);

/** POSIX counts offsets west of Greenwich. */
function eastS(text: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = text.replace(/[+-]/, "").split(":").map(Number);
  return (text.startsWith("-") ? 1 : -1) * (hours * 3600 + minutes * 60 + seconds);
}

function ruleOf(footer: string): string {
  const parts = FOOTER.exec(footer);
  if (!parts) throw new Error(`no end of a zone: ${footer}`);
  const [, standard = "", summer, begin, end] = parts;
  if (begin === undefined) return "";
  const standardS = eastS(standard);
  const summerS = summer === undefined ? standardS + 3600 : eastS(summer);
  return (summerS > standardS ? [standardS, summerS, begin, end] : [summerS, standardS, end, begin]).join(",");
}
