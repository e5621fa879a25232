import { calls, type ErrorCode, errorBody, type UserDetails } from "@vedanga/contract";
import { someDetails } from "./some-details.ts";

/** What became of one request. */
export type Outcome =
  | { readonly kind: "saved"; readonly id: string }
  | { readonly kind: "refused"; readonly code: ErrorCode; readonly tookMs: number }
  | { readonly kind: "broken" };

/** People who save, each one after the other, and remember what was acknowledged. */
export interface SavingCrowd {
  /** The number in the details by the id that was given for them. */
  readonly acknowledged: ReadonlyMap<string, number>;
  /** How many different details were sent, numbered from 0. */
  readonly sent: number;
  readonly refusals: readonly Extract<Outcome, { kind: "refused" }>[];
  /** Requests that got no answer, or an answer that is not from our server. */
  readonly broken: number;
  /** Lets `savers` save at `url` until `stop` resolves; a saver without an answer saves the same again later. */
  save(url: string, savers: number, stop: Promise<unknown>): Promise<void>;
}

/** The details that bear this number. */
export const detailsNumber = (n: number): UserDetails => someDetails({ mobile: `+91 ${n}` });

export function savingCrowd(): SavingCrowd {
  const acknowledged = new Map<string, number>();
  const refusals: Extract<Outcome, { kind: "refused" }>[] = [];
  const again: number[] = [];
  let sent = 0;
  let broken = 0;
  return {
    acknowledged,
    refusals,
    get sent() {
      return sent;
    },
    get broken() {
      return broken;
    },
    async save(url, savers, stop) {
      let isOver = false;
      // Also when what is waited for has failed.
      const over = stop.finally(() => {
        isOver = true;
      });
      const saver = async () => {
        while (!isOver) {
          const n = again.pop() ?? sent++;
          const outcome = await saveOnce(url, n);
          if (outcome.kind === "saved") {
            acknowledged.set(outcome.id, n);
            continue;
          }
          again.push(n);
          if (outcome.kind === "refused") refusals.push(outcome);
          else broken++;
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
      };
      await Promise.all([over, ...Array.from({ length: savers }, saver)]);
    },
  };
}

async function saveOnce(url: string, n: number): Promise<Outcome> {
  const start = performance.now();
  try {
    const reply = await fetch(url + calls.upsertUser.path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(detailsNumber(n)),
    });
    const body: unknown = await reply.json();
    if (reply.status === 200) return { kind: "saved", id: calls.upsertUser.response.parse(body).response.id };
    return { kind: "refused", code: errorBody.parse(body).code, tookMs: performance.now() - start };
  } catch {
    return { kind: "broken" };
  }
}
