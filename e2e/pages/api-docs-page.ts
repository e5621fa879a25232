import type { Locator, Page } from "@playwright/test";

/** The page on which every call can be tried. */
export class ApiDocsPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto("/server/docs");
    await this.page.locator(".opblock").first().waitFor();
  }

  /** The path of each call there is. */
  listed(): Promise<readonly (string | null)[]> {
    return this.page
      .locator(".opblock")
      .evaluateAll((blocks) =>
        blocks.map((block) => block.querySelector("[data-path]")?.getAttribute("data-path") ?? null),
      );
  }

  call(path: string): Locator {
    return this.page.locator(".opblock", { has: this.page.locator(`[data-path="${path}"]`) });
  }

  /** Opens a call and sends it as it was filled in. */
  async execute(path: string): Promise<Locator> {
    const call = this.call(path);
    await call.locator(".opblock-summary-control").click();
    await call.getByRole("button", { name: "Try it out" }).click();
    await call.getByRole("button", { name: "Execute" }).click();
    return call.locator(".live-responses-table .response .response-col_status");
  }

  async close(path: string): Promise<void> {
    await this.call(path).locator(".opblock-summary-control").click();
  }

  answerOf(path: string): Locator {
    return this.call(path).locator(".live-responses-table .response-col_description .highlight-code");
  }
}
