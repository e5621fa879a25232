import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { ComingDay } from "#api/wire/coming.ts";
import { SCREEN_LANGUAGES } from "#i18n/languages/screen-languages.ts";
import { SpeechContext, speechIn } from "#i18n/speech.ts";
import type { Instant } from "#i18n/wall-instant.ts";
import { NextDays } from "./next-days.tsx";

const SUNDAY = { year: 2026, month: 2, day: 15 };
const at = (day: number, hour: number): Instant => ({
  date: { ...SUNDAY, day },
  time: { hour, minute: 9, second: 0 },
  instantMs: Date.UTC(2026, 1, day, hour - 5, 9 - 30),
});
const SPEECH = {
  en: speechIn("en", await SCREEN_LANGUAGES.en.messages()),
  te: speechIn("te", await SCREEN_LANGUAGES.te.messages()),
};

const kept = (others: Partial<ComingDay>): ComingDay => ({
  date: SUNDAY,
  id: "maha_shivaratri",
  name: "Maha Shivaratri",
  kind: "festival",
  special: "",
  why: "",
  ...others,
});

function shown(coming: readonly ComingDay[], { isLive = true, lang = "en" as keyof typeof SPEECH } = {}): string {
  const markup = renderToStaticMarkup(
    <SpeechContext value={SPEECH[lang]}>
      <MemoryRouter>
        <NextDays coming={coming} date={SUNDAY} isLive={isLive} addressOf={() => "/panchang"} />
      </MemoryRouter>
    </SpeechContext>,
  );
  return markup.replaceAll(/<[^>]*>/g, "").replaceAll(/\s/g, " ");
}

test.each([
  ["on its day", {}, "today"],
  ["from an hour of its day", { rite_from: at(15, 18) }, "today, 6:09 PM"],
  ["after the midnight of its day", { rite_from: at(16, 0) }, "12:09 AM Mon"],
  ["a day later", { date: { ...SUNDAY, day: 16 } }, "tomorrow"],
  ["days later", { date: { ...SUNDAY, day: 18 } }, "in 3 days"],
])("what is kept %s says when", (_, others, when) => {
  expect(shown([kept(others)])).toBe(`Maha Shivaratri ${when}`);
});

test("in the last half minute of its day it is a time of the next, as the clock shows it", () => {
  const from = { ...at(15, 23), time: { hour: 23, minute: 59, second: 40 } };
  expect(shown([kept({ rite_from: from })])).toBe("Maha Shivaratri 12:00 AM Mon");
});

test("in Telugu the small hours are of the night of its day", () => {
  expect(shown([kept({ rite_from: at(16, 0) })], { lang: "te" })).toBe("Maha Shivaratri ఈరోజు రా. 12:09");
  expect(shown([kept({ rite_from: at(16, 4) })], { lang: "te" })).toBe("Maha Shivaratri సోమ. తె. 4:09");
});

test("on a day that is not today what is kept has its date", () => {
  expect(shown([kept({ date: { ...SUNDAY, day: 18 } })], { isLive: false })).toBe("Maha Shivaratri 18 February");
});
