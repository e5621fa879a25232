import { chromium } from "@playwright/test";
import { freePort } from "@vedanga/testing/free-port";
import { ensureChromium } from "../chromium.ts";
import { CHROMIUM_ARGS, LEFT_OUT_ARGS } from "../chromium-args.ts";
import { type Audit, auditPage, type Grade, gradePage } from "./audit-page.ts";
import { pressEverything } from "./press-everything.ts";
import { measureProcessor, type Processor } from "./processor-factor.ts";

/** What a process of its own is asked: Lighthouse can audit one page at a time in each. */
export type Question =
  | { readonly ask: "audit" | "grade"; readonly address: string; readonly isPersonal: boolean }
  | { readonly ask: "press"; readonly address: string };

export type Answer =
  | ({ readonly ask: "audit" } & Audit & Processor)
  | ({ readonly ask: "grade" } & Grade)
  | { readonly ask: "press"; readonly longestMs: number };

const [language = "en"] = process.argv.slice(2);
const port = await freePort();
/** Its reader has chosen nothing; the browser says which language they prefer. */
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: [
    ...CHROMIUM_ARGS,
    `--remote-debugging-port=${port}`,
    `--lang=${language}`,
    `--accept-lang=${language}-IN,${language}`,
  ],
  ignoreDefaultArgs: LEFT_OUT_ARGS,
});

async function answerTo(question: Question): Promise<Answer> {
  const { ask, address } = question;
  if (ask === "press") return { ask, longestMs: await pressEverything(browser, address) };
  const visit = { address, port, isPersonal: question.isPersonal };
  if (ask === "grade") return { ask, ...(await gradePage(visit)) };
  const processor = await measureProcessor(browser);
  return { ask, ...processor, ...(await auditPage(visit, processor.factor)) };
}

process.on("message", (question: Question) => {
  answerTo(question).then(
    (answer) => process.send?.(answer),
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
      process.exit(1);
    },
  );
});
process.on("disconnect", () => void browser.close().finally(() => process.exit()));
process.send?.("ready");
