import { calls } from "@vedanga/contract";
import { startServer } from "@vedanga/testing/server/child-server";
import { temporaryDir } from "@vedanga/testing/temporary-dir";
import { describe, expect, it, onTestFinished, vi } from "vitest";

// A server in a process of its own starts slowly on a busy machine.
vi.setConfig({ testTimeout: 180_000 });

const SEARCHES = 400;
/** Times an ordinary search, a few milliseconds, which they cost too. Once they cost a tenth of a second each. */
const MOST_TIMES_DEARER = 5;
/** Characters that no name is written in: a server that remembered them all grew by 60 MB. */
const CHARACTERS = 120_000;
const MOST_GROWTH_BYTES = 30e6;
const LOOK_EVERY = 50;

const LETTERS = "abcdefghijklmnoprstuvyz";

/** All different, so that none is answered from the cache. */
const costly = (index: number): string => {
  const first = LETTERS[index % LETTERS.length];
  const second = LETTERS[Math.floor(index / LETTERS.length) % LETTERS.length];
  return `${`${first} ${second} `.repeat(5)}, zz${index}`;
};

/** Also all different: the beginning of a name. */
const ordinary = (index: number): string =>
  `${LETTERS[index % LETTERS.length]}a${LETTERS[Math.floor(index / LETTERS.length) % LETTERS.length]}`;

describe("searches made to be costly", () => {
  it("cannot keep the server from others", async () => {
    const server = await startServer(onTestFinished, { DATA_DIR: temporaryDir(onTestFinished) });
    const search = async (q: string): Promise<number> => {
      const reply = await fetch(`${server.url}${calls.geoSearch.path}?limit=20&lang=te&q=${encodeURIComponent(q)}`);
      await reply.arrayBuffer();
      return reply.status;
    };
    const timeOf = async (q: string): Promise<number> => {
      const start = performance.now();
      expect(await search(q)).toBe(200);
      return performance.now() - start;
    };
    await search("warangal");
    // In turns, so that a machine with other work slows both down.
    let [ordinaryMs, costlyMs] = [0, 0];
    for (let index = 0; index < SEARCHES; index++) {
      ordinaryMs += await timeOf(ordinary(index));
      costlyMs += await timeOf(costly(index));
    }
    expect(costlyMs / ordinaryMs).toBeLessThan(MOST_TIMES_DEARER);
  });

  it("leave nothing behind of the characters they are written in", async () => {
    const server = await startServer(onTestFinished, { DATA_DIR: temporaryDir(onTestFinished) });
    const heapBytes = async (): Promise<number> => {
      const text = await (await fetch(`${server.url}/metrics`)).text();
      return Number(/^nodejs_heap_size_used_bytes (\S+)/m.exec(text)?.[1]);
    };
    const heaps: number[] = [];
    for (let at = 0x20000, sent = 0; at < 0x20000 + CHARACTERS; at += 60, sent++) {
      const q = Array.from({ length: 60 }, (_, index) => String.fromCodePoint(at + index)).join("");
      const reply = await fetch(`${server.url}${calls.geoSearch.path}?q=${encodeURIComponent(q)}`);
      await reply.arrayBuffer();
      expect(reply.status).toBe(200);
      if (sent % LOOK_EVERY === 0) heaps.push(await heapBytes());
    }
    const half = Math.floor(heaps.length / 2);
    const growth = Math.min(...heaps.slice(half)) - Math.min(...heaps.slice(0, half));
    expect(growth).toBeLessThan(MOST_GROWTH_BYTES);
  });
});
