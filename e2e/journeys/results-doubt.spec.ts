import { calls } from "@vedanga/contract";
import { expect, settled, test, visit } from "../fixtures.ts";
import { ANJALI, ResultsPage } from "../pages/results-page.ts";
import { beginSessionWith } from "../pages/saved-birth.ts";

const NAMES = {
  lagna: "Ascendant",
  navamsa_lagna: "Navamsa ascendant",
  moon_sign: "Moon sign",
  nakshatra: "Birth star",
  pada: "Pada of the star",
  mahadasha: "Mahadasha now",
  antardasha: "Antardasha now",
  pratyantardasha: "Pratyantardasha now",
  mangal: "Mangal Dosha",
  kaalsarp: "Kaalsarp Dosha",
  gem: "Suggested stone",
  lord_house: "House of the ascendant lord",
} as const;
type Quantity = keyof typeof NAMES;

test("a time given to 30 minutes says what it leaves open and what it does not", async ({ page, request }) => {
  const answer = await request.get(calls.sensitivity.path, {
    params: { dob: "17/05/1990", tob: "06:00", lat: 17.9784, lon: 79.5941, tz: 5.5, zone: "Asia/Kolkata", minutes: 30 },
  });
  const { response } = await answer.json();
  const open = new Set<Quantity>(response.changes.map(({ quantity }: { quantity: Quantity }) => quantity));
  const results = new ResultsPage(page);
  await results.open({ details: { ...ANJALI, birthTime: "06:00", timeAccuracyMinutes: 30 } });
  const doubt = results.card("The time is known to within about 30 minutes");
  await expect(page.getByText(/about 6:00/)).toBeVisible();
  for (const [quantity, name] of Object.entries(NAMES) as [Quantity, string][]) {
    const row = doubt.locator("dl > div").filter({ has: page.getByText(name, { exact: true }) });
    await expect(row).toContainText(open.has(quantity) ? "may differ" : "certain");
  }
  expect(open.has("navamsa_lagna")).toBe(true);
  expect(open.has("moon_sign")).toBe(false);
  await expect(results.card("Saturn and your Moon")).toContainText("Certain within ±30 minutes");
  await doubt.getByText("From which minute it changes").click();
  await expect(doubt.getByRole("listitem")).toHaveText(
    response.open.map(({ text }: { text: string }) => text.replaceAll("\u00a0", " ")),
  );
  const gem = results.card("Your Recommended Gemstone");
  const stone = "Before 5:35 AM the suggested stone is red coral, from then on blue sapphire.";
  await expect(gem.getByText(stone)).toBeHidden();
  await gem.getByText("May differ within ±30 minutes").first().click();
  await expect(gem.getByText(stone)).toBeVisible();
});

test("with an unknown time neither ascendant nor houses are shown as known", async ({ page }) => {
  const results = new ResultsPage(page);
  await results.open({ details: { ...ANJALI, birthTime: "12:00", timeAccuracyMinutes: 720 } });
  await expect(results.card("The time of birth is not known")).toContainText("calculated for noon");
  await expect(page.getByText(/time not known/)).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText("12:00");
  await expect(page.getByText("needs the time of birth")).toBeVisible();
  await expect(page.getByText(/^Drawn for noon/)).toBeVisible();
  await expect(results.card("Your Recommended Gemstone")).toContainText("Calculated for noon: this may differ");
  await expect(results.card("Your Recommended Gemstone")).not.toContainText(/With \w+ rising/);
  await expect(results.card("Mangal Dosha")).toContainText("(at noon)");
  await expect(results.card("Your ascendant")).toContainText("not known without the time of birth");
  await expect(results.card("Your ascendant").getByRole("term")).toHaveCount(0);
  const planets = page.getByRole("table", { name: "Planet Positions" });
  await expect(planets.getByRole("cell", { name: "Not known" })).toHaveCount(9);
  for (const limb of ["Weekday", "Tithi", "Yoga", "Karana"]) {
    await expect(results.card("Panchang at birth")).toContainText(new RegExp(`${limb}\\s*\\S.* \\(at noon\\)`));
  }
});

test("with an unknown time the calculator shows the chart of the Moon by its name, and no time", async ({ page }) => {
  await beginSessionWith(page, { ...ANJALI, birthTime: "12:00", timeAccuracyMinutes: 720 });
  await visit(page, "/app/calculator");
  await expect(page.getByRole("heading", { level: 1, name: "Moon chart of Anjali Rao" })).toBeVisible();
  await settled(page);
  await expect(page.getByText(/^Drawn for noon/)).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText(/12:00|[Nn]avamsa of/);
  await expect(page.getByRole("definition").filter({ hasText: "Not known" })).toHaveCount(1);
});

test("a time from a record raises no doubt and asks for none", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/horoscope/sensitivity")) asked.push(request.url());
  });
  const results = new ResultsPage(page);
  await results.open();
  await results.arrived();
  expect(asked).toEqual([]);
  await expect(page.getByText(/[Cc]ertain|[Mm]ay differ/)).toHaveCount(0);
});
