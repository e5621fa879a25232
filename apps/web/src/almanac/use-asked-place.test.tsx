import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { Place } from "@vedanga/contract";
import { renderToString } from "react-dom/server";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { AskedPlace } from "./use-asked-place.ts";
import type { Where } from "./where.ts";

const LONDON: Place = {
  id: "2643743",
  name: "London",
  admin: "England",
  country: "United Kingdom",
  lat: 51.50853,
  lon: -0.12574,
  zone: "Europe/London",
  population: 8_961_989,
};
const ASKED: Where = { kind: "place", id: LONDON.id };

/** The modules of a page that has just been opened: it has no clocks but India's. */
async function newPage() {
  vi.resetModules();
  const [{ ApiError }, { getPlace }, { speak }, { WordsProvider }, { loadEveryZone }, { useAskedPlace }] =
    await Promise.all([
      import("#api/api-error.ts"),
      import("#api/place/get-place.ts"),
      import("#i18n/messages.ts"),
      import("#i18n/words-provider.tsx"),
      import("#i18n/zone-clock.ts"),
      import("./use-asked-place.ts"),
    ]);
  speak("en");
  return { ApiError, getPlace, WordsProvider, loadEveryZone, useAskedPlace };
}

let page: Awaited<ReturnType<typeof newPage>>;
let client: QueryClient;
beforeEach(async () => {
  page = await newPage();
  // A screen that has just been rendered would ask again, and show neither answer nor fault meanwhile.
  client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } });
});

/** The result at the first render of a screen, with the answers so far. */
function seen(asked: Where): AskedPlace {
  const { useAskedPlace, WordsProvider } = page;
  let answer: AskedPlace | undefined;
  function Screen() {
    answer = useAskedPlace(asked);
    return null;
  }
  renderToString(
    <WordsProvider>
      <QueryClientProvider client={client}>
        <Screen />
      </QueryClientProvider>
    </WordsProvider>,
  );
  if (answer === undefined) throw new Error("nothing was drawn");
  return answer;
}

async function fail(error: Error): Promise<void> {
  const { queryKey } = page.getPlace(LONDON.id, "en");
  await client.prefetchQuery({ queryKey, queryFn: () => Promise.reject(error), retry: false });
}

describe("the place of an almanac", () => {
  test("is Hyderabad if none is given, and if its id is given", () => {
    for (const asked of [{ kind: "unsaid" }, { kind: "place", id: "1269843" }] as const) {
      const { place, where, isHyderabad, isLost, failure } = seen(asked);
      expect(place?.zone).toBe("Asia/Kolkata");
      expect([where, isHyderabad, isLost, failure]).toEqual([{ kind: "place", id: "1269843" }, true, false, null]);
    }
  });

  test("of the list is not there until the list and the clocks have come, and then to six decimals", async () => {
    expect(seen(ASKED)).toMatchObject({ place: null, where: ASKED, isHyderabad: false, failure: null });
    client.setQueryData(page.getPlace(LONDON.id, "en").queryKey, LONDON);
    expect(seen(ASKED)).toMatchObject({ place: null, listed: LONDON, isHyderabad: false, failure: null });
    await page.loadEveryZone();
    expect(seen(ASKED)).toMatchObject({
      place: { lat: "51.508530", lon: "-0.125740", zone: "Europe/London" },
      listed: LONDON,
      where: ASKED,
      isHyderabad: false,
    });
  });

  test("that is not in the list is lost, and Hyderabad is shown", async () => {
    await fail(new page.ApiError("API error: 404", { failure: "answered", status: 404 }));
    expect(seen(ASKED)).toMatchObject({ isLost: true, isHyderabad: true, failure: null });
    expect(seen(ASKED).place?.zone).toBe("Asia/Kolkata");
  });

  test("that could not be looked up is a failure and not another place", async () => {
    const error = new page.ApiError("unreached", { failure: "network" });
    await fail(error);
    expect(seen(ASKED)).toMatchObject({ place: null, where: ASKED, isLost: false, isHyderabad: false });
    expect(seen(ASKED).failure?.fault).toBe(error);
  });

  test("that is a point is taken as it was written", () => {
    const point = { kind: "point", lat: "17.98", lon: "79.6", zone: "Asia/Kolkata" } as const;
    expect(seen(point)).toMatchObject({
      place: { lat: "17.98", lon: "79.6", zone: "Asia/Kolkata" },
      listed: undefined,
      where: point,
      isHyderabad: false,
    });
  });
});
