import { calls, type UserDetails } from "@vedanga/contract";
import { createRecordSeal } from "@vedanga/server/src/store/record-seal.ts";
import { detailsNumber } from "./saving-crowd.ts";
import { ID_SECRET, type StoreBed } from "./store-engines.ts";

/** What one person's records are found to be. */
type Found = "one" | "none" | "both" | "older";

/** People who change their details over and over, each change in place of the one before. */
export interface EditingCrowd {
  /** Changes that were acknowledged. */
  readonly changes: number;
  /** Everybody has a first record. */
  readonly isComplete: boolean;
  /** Requests that got no answer. */
  readonly broken: number;
  /** Lets everybody change at `url` until `stop` resolves; what got no answer is sent again at the next call. */
  edit(url: string, stop: Promise<unknown>): Promise<void>;
  /**
   * How many have exactly one record, the acknowledged one or the one under way; no record; two records; or only one from
   * before the last acknowledged change.
   */
  found(bed: StoreBed): Promise<Readonly<Record<Found, number>>>;
}

interface Editor {
  /** The number of the change that was acknowledged last, of those sent. */
  acknowledged: number;
  sent: number;
}

/** Numbers of two people never meet. */
const CHANGES_EACH = 1_000_000;

export function editingCrowd(people: number): EditingCrowd {
  const seal = createRecordSeal(Buffer.from(ID_SECRET));
  const detailsOf = (person: number, change: number): UserDetails => detailsNumber(person * CHANGES_EACH + change);
  const idOf = (person: number, change: number): string => seal.idOf(detailsOf(person, change));
  const editors: Editor[] = Array.from({ length: people }, () => ({ acknowledged: -1, sent: -1 }));
  let changes = 0;
  let broken = 0;

  async function change(url: string, person: number, editor: Editor): Promise<void> {
    editor.sent = editor.acknowledged + 1;
    const replaced = editor.sent === 0 ? {} : { replaces: idOf(person, editor.sent - 1) };
    try {
      const reply = await fetch(url + calls.upsertUser.path, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ ...detailsOf(person, editor.sent), ...replaced }),
      });
      if (reply.status !== 200) return;
      await reply.arrayBuffer();
    } catch {
      broken++;
      return;
    }
    editor.acknowledged = editor.sent;
    changes++;
  }

  return {
    get changes() {
      return changes;
    },
    get isComplete() {
      return editors.every(({ acknowledged }) => acknowledged >= 0);
    },
    get broken() {
      return broken;
    },
    async edit(url, stop) {
      let isOver = false;
      const over = stop.finally(() => {
        isOver = true;
      });
      const editing = editors.map(async (editor, person) => {
        while (!isOver) {
          await change(url, person, editor);
          if (editor.acknowledged !== editor.sent) await new Promise((resolve) => setTimeout(resolve, 20));
        }
      });
      await Promise.all([over, ...editing]);
    },
    async found(bed) {
      const keys = new Set((await bed.rows()).map(({ key }) => key.toString("hex")));
      const isKept = (person: number, number: number): boolean =>
        keys.has(seal.rowKey(idOf(person, number)).toString("hex"));
      const count = { one: 0, none: 0, both: 0, older: 0 };
      for (const [person, { acknowledged, sent }] of editors.entries()) {
        const kept = Array.from({ length: sent + 1 }, (_, number) => number).filter((number) => isKept(person, number));
        if (kept.length === 0) count.none++;
        else if (kept.length > 1) count.both++;
        else if (kept.every((number) => number >= acknowledged)) count.one++;
        else count.older++;
      }
      return count;
    },
  };
}
