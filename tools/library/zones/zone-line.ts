import type { SplitClock, SplitZone } from "./split-offsets.ts";

const DIGITS = 36;
const HALF_HOUR_S = 1800;

const clockText = ({ offsetS, savedS }: SplitClock): string => (savedS === 0 ? `${offsetS}` : `${offsetS}+${savedS}`);

const betweenText = (gapS: number): string =>
  gapS % HALF_HOUR_S === 0 ? (gapS / HALF_HOUR_S).toString(DIGITS) : `:${gapS.toString(DIGITS)}`;

/** A zone as a line of the table; packages/zones/src/zone-history.ts says how it is read. */
export function zoneLine(id: string, { first, changes, rule }: SplitZone): string {
  const clocks = [...new Set([first, ...changes].map(clockText))];
  if (clocks.length > DIGITS) throw new Error(`${id} has ${clocks.length} clocks`);
  const order = changes.map((change) => clocks.indexOf(clockText(change)).toString(DIGITS)).join("");
  const between = changes.map(({ startS }, index) => betweenText(startS - (changes[index - 1]?.startS ?? 0))).join(" ");
  return `${id}|${[clocks.join(" "), order, between, rule].join("|")}`.replace(/\|+$/, "");
}
