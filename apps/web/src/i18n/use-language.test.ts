import { expect, test, vi } from "vitest";
import { SCREEN_LANGUAGES } from "./languages/screen-languages.ts";
import { speechNow } from "./messages.ts";
import { showLanguage } from "./use-language.ts";

test("the language wanted last is shown, whenever the words of an earlier one arrive", async () => {
  const arrival = Promise.withResolvers<void>();
  const words = SCREEN_LANGUAGES.te.messages;
  vi.spyOn(SCREEN_LANGUAGES.te, "messages").mockImplementationOnce(() => arrival.promise.then(words));
  const earlier = showLanguage("te");
  await showLanguage("en");
  arrival.resolve();
  await earlier;
  expect(speechNow().lang).toBe("en");
  await showLanguage("te");
  expect(speechNow().lang).toBe("te");
});
