import type { Page } from "@playwright/test";

/** Letters stay clear, and a page of paper and ink has little else. */
const QUALITY = 0.82;

/** What the window shows, as WebP: the browser writes it at a quarter of the bytes of its PNG. */
export async function pageAsWebp(page: Page): Promise<Buffer> {
  const png = (await page.screenshot()).toString("base64");
  const painter = await page.context().newPage();
  const encoded = await painter.evaluate(
    async ([source, quality]) => {
      const picture = new Image();
      picture.src = `data:image/png;base64,${source}`;
      await picture.decode();
      const canvas = document.createElement("canvas");
      canvas.width = picture.naturalWidth;
      canvas.height = picture.naturalHeight;
      canvas.getContext("2d")?.drawImage(picture, 0, 0);
      return canvas.toDataURL("image/webp", quality);
    },
    [png, QUALITY] as const,
  );
  await painter.close();
  return Buffer.from(encoded.slice(encoded.indexOf(",") + 1), "base64");
}
