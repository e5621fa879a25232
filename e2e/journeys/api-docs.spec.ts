import { type Call, calls } from "@vedanga/contract";
import { expect, test } from "../fixtures.ts";
import { ApiDocsPage } from "../pages/api-docs-page.ts";

/** A question in the address and one in a body, and what the answer shows. Each call's values are tried in openapi.test. */
const CALLS: readonly (readonly [path: string, shown: RegExp])[] = [
  [calls.panchang.path, /Chaturdasi/],
  [calls.upsertUser.path, /"id":/],
];

test.describe("the page of the calls", () => {
  test("lists every call, and sends the values it filled in, in an address and in a body", async ({ page }) => {
    const docs = new ApiDocsPage(page);
    await docs.open();
    await expect(page).toHaveTitle("The calls of Vedanga");
    const listed = await docs.listed();
    for (const { path } of Object.values<Call>(calls)) expect(listed.filter((one) => one === path)).toHaveLength(1);
    for (const [path, shown] of CALLS) {
      await expect(await docs.execute(path), path).toHaveText(/^200/);
      await expect(docs.answerOf(path).first()).toContainText(shown);
      await docs.close(path);
    }
  });
});
