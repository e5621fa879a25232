import { brotliCompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { KeptAnswers } from "./kept-answers.ts";

const HEADERS = { "content-type": "application/json; charset=utf-8", etag: 'W/"abc"' };
const TTL_MS = 60_000;

it("keeps bytes with memory of their own, whatever they were cut from", () => {
  const kept = new KeptAnswers(1e6);
  const small = Buffer.from("a small answer");
  const compressed = brotliCompressSync("a compressed answer ".repeat(100));
  // What makes it worth a test: neither owns its memory as Node hands it out.
  for (const body of [small, compressed]) expect(body.buffer.byteLength).toBeGreaterThan(body.length);
  kept.set("small", small, HEADERS, TTL_MS);
  kept.set("compressed", compressed, HEADERS, TTL_MS);
  kept.set("text", "వరంగల్", HEADERS, TTL_MS);
  for (const [key, body] of [
    ["small", small],
    ["compressed", compressed],
    ["text", Buffer.from("వరంగల్")],
  ] as const) {
    const own = kept.get(key)?.body;
    expect(own?.equals(body), key).toBe(true);
    expect(own?.buffer.byteLength, key).toBe(body.length);
  }
});

it("counts keys, headers and what an entry takes by itself, and lets go of the oldest past its bytes", () => {
  const kept = new KeptAnswers(100_000);
  const key = (n: number) => `${n} ${"k".repeat(300)}`;
  for (let n = 0; n < 1000; n++) kept.set(key(n), "", { etag: "e".repeat(200) }, TTL_MS);
  expect(kept.bytes).toBeLessThanOrEqual(100_000);
  const found = Array.from({ length: 1000 }, (_, n) => kept.get(key(n))).filter(Boolean).length;
  // Each takes 1,000 bytes of text and more than that by itself.
  expect(found).toBeGreaterThan(0);
  expect(found).toBeLessThan(50);
  expect(kept.get(key(999))).toBeDefined();
});
