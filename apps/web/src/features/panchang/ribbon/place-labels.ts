import { isMetBy } from "./is-met-by.ts";

/** A bar to be labelled; widths and places in CSS pixels. */
export interface LabelWish {
  /** Where its bar begins, and how wide that is. */
  readonly x: number;
  readonly barWidth: number;
  /** The width of the label. */
  readonly width: number;
}

export interface PlacedLabel {
  /** Where its text begins. */
  readonly x: number;
  /** 0 is the line nearest to the bars. */
  readonly line: number;
  /** The line that leads from its bar down to it. */
  readonly leaderX: number;
}

interface LabelRoom {
  readonly leftPx: number;
  readonly rightPx: number;
  /** Between two texts of a line. */
  readonly gapPx: number;
  /** Between a text and its leader. */
  readonly padPx: number;
  readonly lines: number;
  /** The needle, which a text rather keeps off; null outside the day. */
  readonly needleX: number | null;
}

type Candidate = PlacedLabel & { readonly to: number; readonly cost: number };

/** What a fault costs: each weighs more than all the wishes together, and a text over a text more than all else. */
const COST = {
  before: 1,
  middle: 2,
  line: 4,
  far: 6,
  needle: 10,
  crossing: 100,
  outside: 1000,
  overlap: 10_000,
} as const;

/** Behind its leader or before it, on each line; the leader where the bar begins, in its middle or at its end. */
function candidates({ x, barWidth, width }: LabelWish, room: LabelRoom): Candidate[] {
  const [behind, before] = [room.padPx, -room.padPx - width];
  const ways = [
    { leaderX: x, shift: behind, cost: 0 },
    { leaderX: x + barWidth, shift: before, cost: COST.before },
    { leaderX: x + barWidth / 2, shift: behind, cost: COST.middle },
    { leaderX: x + barWidth / 2, shift: before, cost: COST.middle + COST.before },
    { leaderX: x + barWidth, shift: behind, cost: COST.far },
    { leaderX: x, shift: before, cost: COST.far + COST.before },
  ];
  return Array.from({ length: room.lines }, (_, line) =>
    ways.map(({ leaderX, shift, cost }) => {
      const kept = Math.max(room.leftPx, Math.min(leaderX + shift, room.rightPx - width));
      const isMoved = kept !== leaderX + shift;
      return {
        ...{ line, leaderX, x: kept, to: kept + width },
        cost:
          cost +
          line * COST.line +
          (isMoved ? COST.outside : 0) +
          (isMetBy(room.needleX, kept, width, room.padPx) ? COST.needle : 0),
      };
    }),
  ).flat();
}

const crosses = (above: Candidate, below: Candidate, padPx: number): boolean =>
  above.line <= below.line && below.leaderX > above.x - padPx / 2 && below.leaderX < above.to + padPx / 2;

function clash(a: Candidate, b: Candidate, { gapPx, padPx }: LabelRoom): number {
  const isOverlap = a.line === b.line && a.x < b.to + gapPx && b.x < a.to + gapPx;
  const crossed = Number(crosses(a, b, padPx)) + Number(crosses(b, a, padPx));
  return (isOverlap ? COST.overlap : 0) + crossed * COST.crossing;
}

/**
 * A label for every bar, none left out. Each is at the end of a leader from its bar, behind it or before it, on the first line where
 * it touches no other text and no leader passes through it. A day has few bars: every arrangement is checked, and the one
 * with the fewest faults is used.
 */
export function placeLabels(wishes: readonly LabelWish[], room: LabelRoom): PlacedLabel[] {
  let best: readonly Candidate[] = [];
  let least = Number.POSITIVE_INFINITY;
  const arrange = (placed: readonly Candidate[], cost: number): void => {
    if (cost >= least) return;
    const wish = wishes[placed.length];
    if (wish === undefined) {
      best = placed;
      least = cost;
      return;
    }
    for (const candidate of candidates(wish, room)) {
      const clashes = placed.reduce((sum, other) => sum + clash(other, candidate, room), 0);
      arrange([...placed, candidate], cost + candidate.cost + clashes);
    }
  };
  arrange([], 0);
  return best.map(({ x, line, leaderX }) => ({ x, line, leaderX }));
}
