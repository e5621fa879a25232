import { expect, it, onTestFinished, vi } from "vitest";
import { AddressCounts } from "./address-counts.ts";

function counted(counts: AddressCounts, address: string): { current: number; ttl: number } {
  let told = { current: 0, ttl: 0 };
  counts.incr(address, (_error, result) => {
    if (result) told = result;
  });
  return told;
}

it("counts each address by itself and begins anew once its minute is over", () => {
  let nowMs = 5000;
  const clock = vi.spyOn(performance, "now").mockImplementation(() => nowMs);
  onTestFinished(() => clock.mockRestore());
  const counts = new AddressCounts();
  expect(counted(counts, "a")).toEqual({ current: 1, ttl: 60_000 });
  nowMs += 20_000;
  expect(counted(counts, "a")).toEqual({ current: 2, ttl: 40_000 });
  expect(counted(counts, "b")).toEqual({ current: 1, ttl: 60_000 });
  nowMs += 40_000;
  expect(counted(counts, "a")).toEqual({ current: 1, ttl: 60_000 });
  expect(counted(counts, "b")).toEqual({ current: 2, ttl: 20_000 });
});

it("forgets those that were silent longest rather than grow without end", () => {
  const counts = new AddressCounts();
  for (let n = 0; n < 20_001; n++) counted(counts, `address ${n}`);
  expect(counted(counts, "address 0").current).toBe(1);
  expect(counted(counts, "address 20000").current).toBe(2);
});
