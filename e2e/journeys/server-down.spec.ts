import { endings } from "@vedanga/testing/endings";
import { freePort } from "@vedanga/testing/free-port";
import { startServer } from "@vedanga/testing/server/child-server";
import { temporaryDir } from "@vedanga/testing/temporary-dir";
import { test as base, expect } from "../fixtures.ts";
import { askAgainAtOnce } from "../pages/ask-again-at-once.ts";
import { WARANGAL } from "../pages/birth-details-page.ts";

/** A server of a test's own, that is killed and started again at the same address with the same records. */
interface OwnServer {
  readonly url: string;
  kill(): Promise<unknown>;
  start(): Promise<void>;
}

const test = base.extend<{ readonly server: OwnServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are needed
  server: async ({}, use) => {
    const { atEnd, run } = endings();
    const env = { DATA_DIR: temporaryDir(atEnd), PORT: String(await freePort()) };
    let server = await startServer(atEnd, env);
    await use({
      url: server.url,
      kill: () => server.end("SIGKILL"),
      async start() {
        server = await startServer(atEnd, env);
      },
    });
    await run();
  },
});

// A killed server fails every request that is on its way.
test.use({
  savesData: false,
  expectedFaults: {
    patterns: [/^request: /, /Failed to load resource/, /could not be reached/, /Failed to submit form/, /API error/],
  },
});

test("with the server gone, the birth form and the panchang calculator say so, keep all, and go through when it is back", async ({
  page,
  context,
  server,
}) => {
  await page.goto(`${server.url}/app/calculator`);
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await field("First Name").fill(WARANGAL.firstName);
  await field("Last Name").fill(WARANGAL.lastName);
  await field("Email").fill(WARANGAL.email);
  await field("Mobile Number").fill(WARANGAL.mobile);
  await field("Birth Date").fill(WARANGAL.birthDate);
  await field("Birth Time").fill(WARANGAL.birthTime);
  await field("Birth Location").fill(WARANGAL.search);
  await page.getByRole("listbox").getByRole("option", { name: WARANGAL.suggestion }).first().click();

  const other = await context.newPage();
  await askAgainAtOnce(other);
  await other.goto(`${server.url}/app/panchang`);
  const calculator = other.getByRole("region", { name: "Custom Panchang Calculator" });
  await calculator.getByLabel("Date", { exact: true }).fill("2001-01-09");
  await calculator.getByLabel("Time", { exact: true }).fill("05:30");
  const place = calculator.getByLabel("Location", { exact: true });
  await place.fill("Warangal");
  await other
    .getByRole("listbox")
    .getByRole("option", { name: /^Warangal\b.*Telangana/ })
    .first()
    .click();

  await server.kill();
  const ask = calculator.getByRole("button", { name: "Get Panchang Details" });
  await ask.click();
  await expect(other.getByText("Failed to fetch panchang data. Please try again.")).toBeVisible();
  await expect(place).toHaveValue(/Warangal/);
  // A search that finds nobody clears the suggestions and leaves what is typed.
  await field("Birth Location").fill("Waranga");
  await expect(page.getByRole("listbox").getByRole("option")).toHaveCount(0);
  await expect(field("Birth Location")).toHaveValue("Waranga");
  const submit = page.getByRole("button", { name: "Generate Your Personalized Chart" });
  await submit.click();
  await expect(page.getByText("An error occurred while submitting the form. Please try again.")).toBeVisible();
  await expect(field("First Name")).toHaveValue(WARANGAL.firstName);
  await expect(field("Birth Date")).toHaveValue(WARANGAL.birthDate);
  await expect(field("Birth Time")).toHaveValue(WARANGAL.birthTime);
  await expect(field("Birth Location")).toHaveValue("Waranga");

  await server.start();
  await ask.click();
  await expect(other.getByRole("region", { name: "Panchang for 9 January 2001" })).toBeVisible();
  await expect(other.getByText("Failed to fetch panchang data. Please try again.")).toHaveCount(0);
  await field("Birth Location").fill(WARANGAL.search);
  await page.getByRole("listbox").getByRole("option", { name: WARANGAL.suggestion }).first().click();
  await submit.click();
  await page.waitForURL("**/app/results");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(WARANGAL.lastName);
});
