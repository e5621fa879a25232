import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { Place } from "@vedanga/contract";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { searchPlaces } from "#api/place/search-places.ts";
import { showLanguage } from "#i18n/use-language.ts";
import { WordsProvider } from "#i18n/words-provider.tsx";
import { useBirthPlaceWords } from "./use-birth-place-words.ts";

const WARANGAL = { location: "Warangal, Telangana, India", latitude: "17.978400", longitude: "79.594100" };
const FOUND: Place = {
  id: "1252948",
  name: "వరంగల్",
  admin: "తెలంగాణ",
  country: "భారతదేశం",
  lat: 17.9689,
  lon: 79.5941,
  zone: "Asia/Kolkata",
  population: 704_570,
};
const NAMESAKE: Place = { ...FOUND, admin: "బీహార్", lat: 25.1 };

afterEach(() => showLanguage("en"));

/** What a screen shows once the search has answered. */
function shown(details: typeof WARANGAL, places: readonly Place[]): string {
  const client = new QueryClient();
  for (const lang of ["en", "te"] as const)
    client.setQueryData(searchPlaces(details.location, lang).queryKey, { places });
  const Screen = () => useBirthPlaceWords(details);
  return renderToString(
    <WordsProvider>
      <QueryClientProvider client={client}>
        <Screen />
      </QueryClientProvider>
    </WordsProvider>,
  );
}

test("a birth place chosen in English is named in Telugu on a Telugu screen, by its point and not by its name", async () => {
  await showLanguage("te");
  expect(shown(WARANGAL, [NAMESAKE, FOUND])).toBe("వరంగల్, తెలంగాణ, భారతదేశం");
  expect(shown(WARANGAL, [NAMESAKE])).toBe(WARANGAL.location);
});

test("what is in the language on screen, or was typed without a place of the list, stays as it is", async () => {
  expect(shown(WARANGAL, [FOUND])).toBe(WARANGAL.location);
  await showLanguage("te");
  expect(shown({ ...WARANGAL, latitude: "", longitude: "" }, [FOUND])).toBe(WARANGAL.location);
});
