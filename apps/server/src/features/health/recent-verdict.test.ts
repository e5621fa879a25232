import { describe, expect, it } from "vitest";
import { recentVerdict } from "./recent-verdict.ts";

/** A check whose answers the test gives, and a clock that it sets. */
function watched() {
  const asked: { says: () => void; refuses: (cause: Error) => void }[] = [];
  const clock = { ms: 5_000 };
  const check = (): Promise<void> =>
    new Promise((says, refuses) => {
      asked.push({ says, refuses });
    });
  return { asked, clock, verdict: recentVerdict(check, () => clock.ms) };
}

describe("the verdict on a store", () => {
  it("is requested once for all who wait for it, and once a second", async () => {
    const { asked, clock, verdict } = watched();
    const waiting = Promise.all(Array.from({ length: 100 }, verdict));
    clock.ms += 60_000;
    await Promise.all([asked[0]?.says(), waiting, verdict()]);
    clock.ms += 999;
    await verdict();
    expect(asked).toHaveLength(1);
    clock.ms += 1;
    verdict();
    expect(asked).toHaveLength(2);
  });

  it("is a no for as long, and a yes a second after the store is back", async () => {
    const { asked, clock, verdict } = watched();
    const first = verdict();
    asked[0]?.refuses(new Error("lost"));
    await expect(first).rejects.toThrow("lost");
    clock.ms += 999;
    await expect(verdict()).rejects.toThrow("lost");
    clock.ms += 1;
    const next = verdict();
    asked[1]?.says();
    await next;
    expect(asked).toHaveLength(2);
  });
});
