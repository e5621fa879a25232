import { expect, test } from "vitest";
import { bytesWithStyles, createStyleTaker } from "./page-styles.ts";

const STYLES = '.a::before { content: "$&" }';
const PAGE = `<html><head><style>${STYLES}</style></head><body>రోజు</body></html>`;

test("a page has its styles again as they were, and none where it had none", () => {
  const take = createStyleTaker();
  const taken = take(PAGE);
  expect(taken).toEqual({ html: "<html><head><style></style></head><body>రోజు</body></html>", styles: STYLES });
  expect(bytesWithStyles(taken.html, taken.styles).toString()).toBe(PAGE);
  const bare = "<html><head></head></html>";
  expect(take(bare)).toEqual({ html: bare, styles: "" });
  expect(bytesWithStyles(bare, "").toString()).toBe(bare);
});

test("the styles of a part that the server may leave out stay with it", () => {
  const of = createStyleTaker()(`${PAGE}<!--tab kundli--><style>.b {}</style><!--/tab-->`);
  expect(of.styles).toBe(STYLES);
  expect(of.html).toContain("<!--tab kundli--><style>.b {}</style><!--/tab-->");
});
