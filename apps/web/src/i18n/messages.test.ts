import { expect, onTestFinished, test, vi } from "vitest";
import { addWords, loadMessages, onSpeech, speechNow } from "./messages.ts";
import { showLanguage } from "./use-language.ts";
import { WORDS_ELSEWHERE } from "./words-elsewhere.ts";

/** A part of the page as the build lists it. */
function partOf(file: string) {
  const te = vi.fn(async () => ({ "late.word": "తర్వాత" }));
  Object.assign(WORDS_ELSEWHERE, { [file]: { te } });
  onTestFinished(() => void Reflect.deleteProperty(WORDS_ELSEWHERE, file));
  return te;
}

test("the words of a piece are sent for before its script is here, and one that does not come holds nothing up", async () => {
  // Where no language was wanted before.
  vi.resetModules();
  const fresh = await import("./messages.ts");
  const { WORDS_ELSEWHERE: elsewhere } = await import("./words-elsewhere.ts");
  const [before, after] = [vi.fn(async () => ({})), vi.fn(async () => ({}))];
  before.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  Object.assign(elsewhere, { "first-piece.tsx": { te: before }, "second-piece.tsx": { te: after } });
  fresh.expectWords("first-piece.tsx");
  expect(before).not.toHaveBeenCalled();
  await fresh.loadMessages("te");
  expect(before).toHaveBeenCalledTimes(1);
  fresh.expectWords("second-piece.tsx");
  expect(after).toHaveBeenCalledTimes(1);
  for (const piece of ["first", "second"]) fresh.addWords(`${piece}-piece.tsx`, {});
  await fresh.loadMessages("te");
  expect(before).toHaveBeenCalledTimes(2);
  expect(after).toHaveBeenCalledTimes(1);
});

test("a part brings its words: those of the page at once, those of a language that is wanted without being asked", async () => {
  const late = partOf("features/late.tsx");
  const told = vi.fn();
  await showLanguage("te");
  expect(late).not.toHaveBeenCalled();
  onTestFinished(onSpeech(told));
  addWords("features/late.tsx", { "late.word": "later" });
  await loadMessages("te");
  expect(late).toHaveBeenCalledTimes(1);
  expect(speechNow().say("late.word")).toBe("తర్వాత");
  // What is on the screen is not drawn again.
  expect(told).not.toHaveBeenCalled();
  await showLanguage("en");
  expect(speechNow().say("late.word")).toBe("later");
});

test("words that did not come are fetched again", async () => {
  const late = partOf("features/other.tsx");
  late.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  addWords("features/other.tsx", {});
  await expect(loadMessages("te")).rejects.toThrow("Failed to fetch");
  await loadMessages("te");
  expect(late).toHaveBeenCalledTimes(2);
});
