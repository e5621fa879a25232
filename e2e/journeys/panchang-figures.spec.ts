import { expect, test, visit } from "../fixtures.ts";
import { fiveLines } from "../pages/today.ts";

/** Ten cities under six clocks, both halves of the Earth. */
const CITIES = [
  ["Hyderabad", "17.3850", "78.4867", "Asia/Kolkata"],
  ["Kathmandu", "27.716700", "85.316700", "Asia/Kathmandu"],
  ["London", "51.508530", "-0.125740", "Europe/London"],
  ["New York", "40.714270", "-74.005970", "America/New_York"],
  ["Los Angeles", "34.052230", "-118.243680", "America/Los_Angeles"],
  ["Sydney", "-33.868820", "151.209300", "Australia/Sydney"],
  ["Singapore", "1.289670", "103.850070", "Asia/Singapore"],
  ["Dubai", "25.077250", "55.309270", "Asia/Dubai"],
  ["Auckland", "-36.848530", "174.763490", "Pacific/Auckland"],
  ["Reykjavik", "64.135480", "-21.895410", "Atlantic/Reykjavik"],
] as const;

type City = (typeof CITIES)[number][0];

/**
 * A solstice for all; the other one where the clocks differ in winter; a day on which London's change; and a day a
 * lifetime ago where the clocks were different then. The cities left out would only repeat the same clock.
 */
const WALKS: readonly (readonly [date: string, cities: readonly City[]])[] = [
  ["2026-06-21", CITIES.map(([city]) => city)],
  ["2025-12-21", ["London", "New York", "Los Angeles", "Sydney", "Auckland"]],
  ["2026-03-29", ["London", "Hyderabad"]],
  ["1950-10-08", ["Kathmandu", "London", "New York", "Singapore", "Reykjavik"]],
];

const WEEKDAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

/** How the page must write an instant of the wire: to the nearest minute, with the weekday if the date differs. */
function written(instant: string, date: string): string {
  const wall = new Date(`${instant.slice(0, 19)}Z`);
  const rounded = new Date(Math.floor((wall.getTime() + 30_000) / 60_000) * 60_000);
  const hour = rounded.getUTCHours();
  const minute = String(rounded.getUTCMinutes()).padStart(2, "0");
  const clock = `${hour % 12 || 12}:${minute} ${hour < 12 ? "AM" : "PM"}`;
  return rounded.toISOString().startsWith(date) ? clock : `${clock} ${WEEKDAYS[rounded.getUTCDay()]}`;
}

interface Answer {
  readonly date: string;
  readonly sunrise: string;
  readonly sunset: string;
  readonly next_sunrise: string;
  readonly spans: readonly {
    readonly kind: string;
    readonly title: string;
    readonly start: string;
    readonly end: string;
  }[];
  readonly [limb: string]: unknown;
}
interface Limb {
  readonly start: string;
  readonly end: string;
}

for (const [date, cities] of WALKS) {
  test(`the page of ${cities.length} cities on ${date} shows the server's figures`, async ({ page }) => {
    for (const [city, lat, lon, zone] of CITIES.filter(([name]) => cities.includes(name))) {
      const answered = page.waitForResponse((response) => {
        const { pathname, searchParams } = new URL(response.url());
        const [year, month, day] = date.split("-");
        return pathname.endsWith("/panchang/day") && searchParams.get("date") === `${day}/${month}/${year}`;
      });
      const where = city === "Hyderabad" ? "place=1269843" : `lat=${lat}&lon=${lon}&zone=${zone}`;
      await visit(page, `/app/panchang?date=${date}&${where}`);
      const response = await answered;
      const query = new URL(response.url()).searchParams;
      expect([query.get("lat"), query.get("lon"), query.get("zone")], city).toEqual([lat, lon, zone]);
      const { response: day } = (await response.json()) as { readonly response: Answer };
      const timings = page.getByRole("region", { name: "Timings" });
      await timings.waitFor();
      const textOf = async (locator: ReturnType<typeof page.getByRole>) =>
        (await locator.innerText()).replace(/\s+/g, " ");
      const shown = await textOf(timings);
      expect(await textOf(fiveLines(page)), `${city}: the Sun`).toContain(
        `${written(day.sunrise, date)} – ${written(day.sunset, date)}`,
      );
      for (const { kind, title, start, end } of day.spans) {
        if (!["rahu_kaal", "gulika", "yamaganda", "abhijit", "brahma_muhurta", "durmuhurta"].includes(kind)) continue;
        expect(shown, `${city}: ${kind}`).toMatch(
          new RegExp(`${title}[^0-9]*${written(start, date)} – ${written(end, date)}`),
        );
      }
      for (const limb of ["tithi", "nakshatra", "yoga", "karana"] as const) {
        const label = `${limb.charAt(0).toUpperCase()}${limb.slice(1)}`;
        // Behind the fold of its limb.
        const table = (await page.locator(`table[aria-label="${label}"]`).textContent())?.replace(/\s+/g, " ");
        for (const { start, end } of day[limb] as readonly Limb[]) {
          const isBefore = Date.parse(start) < Date.parse(day.sunrise);
          const isAfter = Date.parse(end) > Date.parse(day.next_sunrise);
          if (!isBefore) expect(table, `${city}: ${limb} from`).toContain(written(start, date));
          if (!isAfter) expect(table, `${city}: ${limb} until`).toContain(written(end, date));
        }
      }
    }
  });
}
