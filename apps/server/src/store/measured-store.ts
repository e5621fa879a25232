import type { Metrics } from "#plugins/metrics.ts";
import type { RecordStore } from "./record-store.ts";

/** The same store, with the time and the outcome of each operation counted. */
export function measuredStore(store: RecordStore, { store: seconds }: Pick<Metrics, "store">): RecordStore {
  async function timed<T>(operation: string, work: () => Promise<T>): Promise<T> {
    const end = seconds.startTimer({ operation });
    try {
      const result = await work();
      end({ outcome: "done" });
      return result;
    } catch (error) {
      end({ outcome: "failed" });
      throw error;
    }
  }
  return {
    save: (details, replacedId) => timed("save", () => store.save(details, replacedId)),
    find: (id) => timed("find", () => store.find(id)),
    sharedAs: (id) => timed("shared_as", () => store.sharedAs(id)),
    share: (id, shown) => timed("share", () => store.share(id, shown)),
    view: (key) => timed("view", () => store.view(key)),
    erase: (id) => timed("erase", () => store.erase(id)),
    ready: () => timed("ready", () => store.ready()),
    close: () => store.close(),
  };
}
