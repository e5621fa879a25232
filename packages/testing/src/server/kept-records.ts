import { createRecordSeal } from "@vedanga/server/src/store/record-seal.ts";
import { detailsNumber, type SavingCrowd } from "./saving-crowd.ts";
import { ID_SECRET, type StoreBed } from "./store-engines.ts";

export interface Kept {
  /** Acknowledged, and not there or not as sent. */
  readonly lost: number;
  /** There, and opened by no details that were sent, or not whole. */
  readonly torn: number;
  /** Details that have more than one row. */
  readonly twice: number;
}

/** Compares every row of the bed with what the crowd sent and which saves were acknowledged. */
export async function keptRecords(bed: StoreBed, crowd: SavingCrowd): Promise<Kept> {
  const seal = createRecordSeal(Buffer.from(ID_SECRET));
  const numbers = Array.from({ length: crowd.sent }, (_, n) => n);
  const idOfRow = new Map(
    numbers.map((n) => {
      const id = seal.idOf(detailsNumber(n));
      return [seal.rowKey(id).toString("hex"), { id, n }] as const;
    }),
  );
  const rowsOf = new Map<number, number>();
  const whole = new Set<string>();
  let torn = 0;
  for (const { key, sealed } of await bed.rows()) {
    const owner = idOfRow.get(key.toString("hex"));
    if (!owner || !opensTo(owner.n, () => seal.open(owner.id, sealed))) {
      torn++;
      continue;
    }
    whole.add(owner.id);
    rowsOf.set(owner.n, (rowsOf.get(owner.n) ?? 0) + 1);
  }
  return {
    lost: [...crowd.acknowledged].filter(([id, n]) => !whole.has(id) || seal.idOf(detailsNumber(n)) !== id).length,
    torn,
    twice: [...rowsOf.values()].filter((count) => count > 1).length,
  };
}

function opensTo(n: number, open: () => unknown): boolean {
  try {
    return JSON.stringify(open()) === JSON.stringify(detailsNumber(n));
  } catch {
    return false;
  }
}
