import { setTimeout } from "node:timers/promises";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { describe, expect, it, vi } from "vitest";
import { createPageFinisher } from "./finished-pages.ts";

/** Text in which the best compression finds more than a quick one does. */
const TEXT = Array.from({ length: 4000 }, (_, at) => `<p class="c${at % 7}">${(at * at * 7919) % 9973}</p>`).join("");

/** What is compressed beside other tests may take long. */
const SOON = { timeout: 30_000 };

function finisher() {
  const finished = createPageFinisher(10_000_000);
  const ask = (key: string, lasts: boolean, source = TEXT) =>
    finished({ key, source, lasts, finish: (text) => Buffer.from(`${key}${text}`) }).in("br");
  return ask;
}

const readIn = (bytes: Buffer) => brotliDecompressSync(bytes).toString();

describe("a page that is kept", () => {
  it("that lasts has fewer bytes for its next readers, and says the same", async () => {
    const ask = finisher();
    const first = ask("about", true);
    const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
    expect(first.length).toBeLessThan(brotliCompressSync(`about${TEXT}`, quick).length);
    await vi.waitFor(() => expect(ask("about", true).length).toBeLessThan(first.length), SOON);
    const later = ask("about", true);
    expect([readIn(first), readIn(later)]).toEqual([`about${TEXT}`, `about${TEXT}`]);
    expect(ask("about", true)).toBe(later);
  });

  it("that says something else is compressed again, quickly at first", async () => {
    const ask = finisher();
    const first = ask("about", true);
    await vi.waitFor(() => expect(ask("about", true).length).toBeLessThan(first.length), SOON);
    expect(readIn(ask("about", true, `${TEXT}!`))).toBe(`about${TEXT}!`);
  });

  it("is improved one at a time, with a rest between, and not for its first reader", async () => {
    const clock = vi.spyOn(performance, "now").mockReturnValue(0);
    const ask = finisher();
    const [first, second] = [ask("about", true), ask("contact", true)];
    ask("contact", true);
    await vi.waitFor(() => expect(ask("contact", true).length).toBeLessThan(second.length), SOON);
    // Asked again and again while it rests.
    for (let turns = 0; turns < 20; turns++) {
      expect(ask("about", true)).toBe(first);
      await setTimeout(10);
    }
    clock.mockReturnValue(5000);
    await vi.waitFor(() => expect(ask("about", true).length).toBeLessThan(first.length), SOON);
  });

  it("that changes soon stays as it is, for all who ask", async () => {
    const ask = finisher();
    const [today, about] = [ask("today", false), ask("about", true)];
    await vi.waitFor(() => expect(ask("about", true).length).toBeLessThan(about.length), SOON);
    expect(ask("today", false)).toBe(today);
  });
});
