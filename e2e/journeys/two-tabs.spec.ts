import { expect, test, visit } from "../fixtures.ts";

test("what one tab chooses, the others show", async ({ page, context }) => {
  const other = await context.newPage();
  await visit(page, "/app/about");
  await visit(other, "/app/privacy");
  await page.getByRole("button", { name: "Switch to light" }).click();
  await expect(other.locator("html")).toHaveAttribute("data-theme", "light");
  await page.getByRole("button", { name: "Switch to Telugu" }).click();
  await expect(other.getByRole("heading", { level: 1 })).toHaveText("గోప్యత");
  await other.reload();
  await expect(other.getByRole("heading", { level: 1 })).toHaveText("గోప్యత");
});
