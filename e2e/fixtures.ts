import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";

interface Fixtures {
  /** Console errors and failed requests a test expects; anything else fails it. */
  readonly expectedFaults: { readonly patterns: readonly RegExp[] };
  readonly noFaults: undefined;
}

export const test = base.extend<Fixtures>({
  expectedFaults: [{ patterns: [] }, { option: true }],
  noFaults: [
    async ({ page, expectedFaults }, use) => {
      const faults: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warning") faults.push(`console: ${message.text()}`);
      });
      page.on("pageerror", (error) => faults.push(`page: ${error.message}`));
      page.on("requestfailed", (request) => {
        // A request the page itself gave up when it moved on is no fault.
        if (request.failure()?.errorText !== "net::ERR_ABORTED") faults.push(`request: ${request.url()}`);
      });
      page.on("response", (response) => {
        if (response.status() >= 400) faults.push(`answer ${response.status()}: ${response.url()}`);
      });
      page.on("request", (request) => {
        const { hostname, protocol } = new URL(request.url());
        if (protocol.startsWith("http") && hostname !== "127.0.0.1") faults.push(`third party: ${request.url()}`);
      });
      await use(undefined);
      expect(faults.filter((fault) => !expectedFaults.patterns.some((expected) => expected.test(fault)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** No accessibility violation on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`)).toEqual(
    [],
  );
}

/** Nothing sticks out to the right of the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

export { expect };
