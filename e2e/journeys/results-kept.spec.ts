import { expect, test, visit } from "../fixtures.ts";
import { REPORT_CALLS, ResultsPage } from "../pages/results-page.ts";

const BIRTH = "1990-05-17-06:05-Warangal, Telangana, India";
const PREFIXES = [
  "planetDetails",
  "ascendantReport",
  "mahadasha",
  "antardasha",
  "sadeSati",
  "mangalDosha",
  "kaalsarpDosha",
];
const GEM = "gemSuggestion-1990-05-17-06:05-17.9784-79.5941";

test("reports are kept under the specified keys and not requested again; what does not fit is dropped; erasing drops all", async ({
  page,
}) => {
  const results = new ResultsPage(page);
  const asked: string[] = [];
  page.on("request", (request) => {
    const call = REPORT_CALLS.find((path) => request.url().includes(path));
    if (call) asked.push(call);
  });
  await results.open();
  await results.arrived();
  const kept = () =>
    page.evaluate(() =>
      [...Object.keys(sessionStorage), ...Object.keys(localStorage)].filter((key) => key.includes("1990")),
    );
  expect((await kept()).toSorted()).toEqual([...PREFIXES.map((prefix) => `${prefix}-${BIRTH}`), GEM].toSorted());
  expect(asked.toSorted()).toEqual([...REPORT_CALLS].toSorted());

  await page.reload();
  await expect(results.card("Your Recommended Gemstone")).toContainText("Blue Sapphire");
  await results.arrived();
  expect(asked).toHaveLength(REPORT_CALLS.length);
  await test.step("an entry of another place under the same name, another day, other words or another shape is dropped", async () => {
    await page.evaluate(
      ([maha, mangal, sadeSati, kaalsarp]) => {
        const change = (key: string, edit: (entry: Record<string, unknown>) => void): void => {
          const entry = JSON.parse(sessionStorage.getItem(key) ?? "{}");
          edit(entry);
          sessionStorage.setItem(key, JSON.stringify(entry));
        };
        change(maha ?? "", (entry) => Object.assign(entry, { lat: 10 }));
        change(mangal ?? "", (entry) => Object.assign(entry, { madeOn: "2020-01-01" }));
        change(kaalsarp ?? "", (entry) => Object.assign(entry, { words: `${entry.words}, before` }));
        sessionStorage.setItem(sadeSati ?? "", '{"response":[]}');
      },
      ["mahadasha", "mangalDosha", "sadeSati", "kaalsarpDosha"].map((prefix) => `${prefix}-${BIRTH}`),
    );
    asked.length = 0;
    await page.reload();
    await expect(results.card("Mangal Dosha")).toContainText("/100");
    await results.arrived();
    expect(asked.toSorted()).toEqual([
      "dashas/maha-dasha-predictions",
      "dosha/kaalsarp-dosh",
      "dosha/mangal-dosh",
      "extended-horoscope/sade-sati-table",
    ]);
  });
  await test.step("Telugu ones are kept beside them", async () => {
    await page.getByRole("button", { name: /Switch to Telugu/ }).click();
    await expect(results.card("మీకు సూచించిన రత్నం")).toContainText("నీలం");
    await results.arrived();
    expect(await kept()).toHaveLength(2 * REPORT_CALLS.length);
    expect(await kept()).toContain(`${GEM}-te`);
  });
  await test.step("erasing the details drops every kept report", async () => {
    await visit(page, "/app/calculator");
    await page.getByRole("button", { name: "Erase my details" }).click();
    const question = page.getByRole("dialog", { name: "Erase your details?" });
    await question.getByRole("button", { name: "Erase permanently" }).click();
    await expect
      .poll(() =>
        page.evaluate(() =>
          [...Object.keys(sessionStorage), ...Object.keys(localStorage)].filter((key) => key.includes("1990")),
        ),
      )
      .toEqual([]);
  });
});
