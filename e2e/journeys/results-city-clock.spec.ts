import { expect, expectAccessible, expectNoSidewaysScroll, test } from "../fixtures.ts";
import { ANJALI, ResultsPage } from "../pages/results-page.ts";

const IN_BOMBAY = {
  ...ANJALI,
  birthDate: "1938-06-03",
  birthTime: "23:40",
  location: "Mumbai, Maharashtra, India",
  latitude: "19.072830",
  longitude: "72.882610",
};

test("a birth in Bombay before 1955 is shown by both clocks, and how to enter the other", async ({ page }) => {
  const results = new ResultsPage(page);
  await results.open({ details: IN_BOMBAY });
  await results.arrived();
  const card = results.card("Bombay had two clocks until 1955");
  const ascendants = card.getByRole("row", { name: /^Ascendant/ }).getByRole("cell");
  await expect(ascendants).toHaveCount(2);
  const [byIndia, byBombay] = await ascendants.allInnerTexts();
  expect(byIndia).toMatch(/\d/);
  expect(byBombay).toMatch(/\d/);
  expect(byBombay).not.toBe(byIndia);
  await expect(card).toContainText(/enter 12:19\sAM on 4 June 1938/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test("a birth there since has one clock", async ({ page }) => {
  const results = new ResultsPage(page);
  await results.open({ details: { ...IN_BOMBAY, birthDate: "1955-06-03" } });
  await results.arrived();
  await expect(page.getByText("two clocks")).toHaveCount(0);
});
