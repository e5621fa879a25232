import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { ensureChromium } from "../library/chromium.ts";
import { CHROMIUM_ARGS } from "../library/chromium-args.ts";
import { ROOT } from "../library/run.ts";
import { say } from "../library/say.ts";

const PUBLIC = join(ROOT, "apps/web/public");
const FONTS = join(ROOT, "node_modules/@fontsource/tiro-telugu/files");

const dataUri = (file: string, type: string) => `data:${type};base64,${readFileSync(file).toString("base64")}`;
const face = (subset: string, style: string) =>
  `@font-face{font-family:Tiro;font-style:${style};src:url(${dataUri(join(FONTS, `tiro-telugu-${subset}-400-${style}.woff2`), "font/woff2")})}`;

interface Picture {
  readonly file: string;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly html: string;
}

/**
 * What a link to the product shows in a chat or on a board: the sky wheel of `pictures/sky.svg`, drawn for one moment,
 * and the name. 1200 x 630 is the size that previews are cut to (The Open Graph protocol names none; 1.91:1 is the
 * ratio of the large boards).
 */
function socialPreview(): Picture {
  const sky = dataUri(join(ROOT, "tools/library/pictures/sky.svg"), "image/svg+xml");
  return {
    file: "social-preview.png",
    widthPx: 1200,
    heightPx: 630,
    html: `<style>${face("latin", "normal")}${face("latin", "italic")}@font-face{font-family:TiroTe;src:url(${dataUri(join(FONTS, "tiro-telugu-telugu-400-normal.woff2"), "font/woff2")})}
body{margin:0;background:#f5ecd9;color:#1b1d3a;font-family:Tiro,TiroTe}
img{position:absolute;top:0;right:0;width:1400px;height:630px}
main{position:absolute;left:72px;top:92px;width:520px}
p{margin:0}.te{font-size:128px;line-height:1.25}.en{font-style:italic;font-size:44px;color:#454261}
.line{margin-top:36px;font-size:30px;line-height:1.4}.rule{width:120px;margin-top:34px;border-top:5px solid #1b1d3a;border-bottom:2px solid #1b1d3a;height:3px}</style>
<img src="${sky}"><main><p class="te">వేదాంగ</p><p class="en">Vedanga</p><div class="rule"></div><p class="line">Birth charts and the daily panchang<br>జాతక చక్రం, నిత్య పంచాంగం</p></main>`,
  };
}

/** The mark at a size; `scale` leaves room where a launcher cuts a circle out of it (safe zone: 80 %). */
function icon(file: string, sizePx: number, scale: number): Picture {
  const mark = dataUri(join(PUBLIC, "favicon.svg"), "image/svg+xml");
  const html = `<style>body{margin:0;background:#1a1838}img{display:block;width:100vw;height:100vh;transform:scale(${scale})}</style><img src="${mark}">`;
  return { file, widthPx: sizePx, heightPx: sizePx, html };
}

const PICTURES: readonly Picture[] = [
  socialPreview(),
  icon("apple-touch-icon.png", 180, 1),
  icon("icon-192.png", 192, 1),
  icon("icon-512.png", 512, 1),
  icon("icon-maskable-512.png", 512, 0.8),
];

async function draw(browser: Browser, { file, widthPx, heightPx, html }: Picture): Promise<void> {
  const page = await browser.newPage({ viewport: { width: widthPx, height: heightPx }, colorScheme: "light" });
  await page.setContent(`<!doctype html><meta charset="utf-8">${html}`, { waitUntil: "load" });
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(PUBLIC, file) });
  await page.close();
}

const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
try {
  for (const picture of PICTURES) await draw(browser, picture);
  say(`${PICTURES.length} pictures drawn into apps/web/public`);
} finally {
  await browser.close();
}
