import { brotliDecompressSync } from "node:zlib";
import { describe, expect, it, vi } from "vitest";
import { createPageFinisher } from "./finished-pages.ts";

/** Text in which the best compression finds more than a quick one does. */
const TEXT = Array.from({ length: 4000 }, (_, at) => `<p class="c${at % 7}">${(at * at * 7919) % 9973}</p>`).join("");

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
    await vi.waitFor(() => expect(ask("about", true).length).toBeLessThan(first.length));
    const later = ask("about", true);
    expect([readIn(first), readIn(later)]).toEqual([`about${TEXT}`, `about${TEXT}`]);
    expect(ask("about", true)).toBe(later);
  });

  it("that says something else is compressed again, quickly at first", async () => {
    const ask = finisher();
    const first = ask("about", true);
    await vi.waitFor(() => expect(ask("about", true).length).toBeLessThan(first.length));
    expect(readIn(ask("about", true, `${TEXT}!`))).toBe(`about${TEXT}!`);
  });

  it("is improved one at a time, with a rest between", async () => {
    const ask = finisher();
    const [first, second] = [ask("about", true), ask("contact", true)];
    await vi.waitFor(() => expect(ask("about", true).length).toBeLessThan(first.length));
    expect(ask("contact", true)).toBe(second);
    vi.spyOn(performance, "now").mockReturnValue(performance.now() + 5000);
    ask("contact", true);
    vi.restoreAllMocks();
    await vi.waitFor(() => expect(ask("contact", true).length).toBeLessThan(second.length));
  });

  it("that changes soon stays as it is, for all who ask", async () => {
    const ask = finisher();
    const [today, about] = [ask("today", false), ask("about", true)];
    await vi.waitFor(() => expect(ask("about", true).length).toBeLessThan(about.length));
    expect(ask("today", false)).toBe(today);
  });
});
