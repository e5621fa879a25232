import { expect, type Page } from "@playwright/test";

/**
 * No text is cut off: neither at the edge of a box that hides what is outside, nor by an ellipsis, nor the signs above
 * and below its letters. How far those reach is measured in the outlines of the faces: Anek 1.04 em up and 0.51 down, Tiro 0.97
 * and 0.45.
 */
export async function expectNothingClipped(page: Page): Promise<void> {
  const clipped = await page.evaluate(() => {
    const isHiding = (overflow: string): boolean => overflow === "hidden" || overflow === "clip";
    const measure = (box: Element) => {
      const { overflowX, overflowY, position, clipPath } = getComputedStyle(box);
      const edge = box.getBoundingClientRect();
      return {
        edge,
        hidesBeside: isHiding(overflowX),
        hidesAboveAndBelow: isHiding(overflowY),
        isFixed: position === "fixed",
        // What only a screen reader reads is drawn in one pixel.
        isUnseen: edge.width <= 2 || edge.height <= 2 || clipPath.startsWith("inset"),
      };
    };
    const measured = new Map<Element, ReturnType<typeof measure>>();
    const measureOnce = (box: Element) => {
      const known = measured.get(box) ?? measure(box);
      measured.set(box, known);
      return known;
    };
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const around = node.parentElement;
      const text = node.nodeValue?.trim() ?? "";
      if (
        around === null ||
        text === "" ||
        !around.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
        continue;
      if (around.closest("script, style, noscript, svg, select, [aria-hidden=true]") !== null) continue;
      const { fontSize, fontFamily } = getComputedStyle(around);
      const em = Number.parseFloat(fontSize);
      const isTiro = fontFamily.startsWith('"Tiro');
      const isTelugu = /[\u0c00-\u0c7f]/.test(text);
      // The ascent of both faces is declared: 104 of 150, and 80 of 102.
      const [up, down] = isTiro ? [0.97, 0.45] : [1.04, 0.51];
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      for (let box: Element | null = around; box !== null && rects.length > 0; box = box.parentElement) {
        const { edge, hidesBeside, hidesAboveAndBelow, isFixed, isUnseen } = measureOnce(box);
        if (isUnseen) break;
        for (const { left, right, top, height } of hidesBeside || hidesAboveAndBelow ? rects : []) {
          const baseline = top + height * (isTiro ? 80 / 102 : 104 / 150);
          // A slide that waits its turn is outside as a whole.
          if (right <= edge.left || left >= edge.right) continue;
          const isCutBeside = hidesBeside && (left < edge.left - 1 || right > edge.right + 1);
          const isCutAbove = hidesAboveAndBelow && baseline - (isTelugu ? up : 0.75) * em < edge.top - 0.5;
          const isCutBelow = hidesAboveAndBelow && baseline + (isTelugu ? down : 0.2) * em > edge.bottom + 0.5;
          if (isCutBeside || isCutAbove || isCutBelow) {
            const side = isCutBeside ? "beside" : isCutAbove ? "above" : "below";
            found.push(`${side}: ${box.localName}.${box.className} cuts ${text.slice(0, 60)}`);
            break;
          }
        }
        if (isFixed) break;
      }
    }
    return [...new Set(found)];
  });
  expect(clipped).toEqual([]);
}
