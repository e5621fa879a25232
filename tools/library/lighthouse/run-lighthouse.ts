import { loadavg } from "node:os";
import { LANGUAGE_CODES, type Language } from "@vedanga/names/language";
import { fail, say } from "../say.ts";
import type { Tally } from "../tally.ts";
import { AuditProcess } from "./audit-process.ts";
import { AUDITED_PAGES, type AuditedPage, addressOf, LONGEST_PAGE } from "./audited-pages.ts";
import { savePerson, withServer } from "./audited-server.ts";
import { type Audited, faultsOf, LONGEST_PRESS_MS, lineOf } from "./limits.ts";

/** A page that fails is visited again so often, and the best visit counts: a busy machine slows one at random. */
const TRIES = 3;

async function auditOf(at: AuditProcess, page: AuditedPage, address: string): Promise<Audited> {
  let best: Audited | undefined;
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const { ask: _, ...audit } = await at.ask({ ask: "audit", address, isPersonal: page.isPersonal });
    const audited = { ...audit, attempt };
    if (best === undefined || faultsOf(audited).length < faultsOf(best).length) best = audited;
    if (faultsOf(best).length === 0) break;
  }
  if (best === undefined) throw new Error("no visit was made");
  return best;
}

async function longestPress(at: AuditProcess, address: string): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let attempt = 1; attempt <= TRIES && best >= LONGEST_PRESS_MS; attempt += 1) {
    best = Math.min(best, (await at.ask({ ask: "press", address })).longestMs);
  }
  return best;
}

/** Audits pages in a browser of this language, and the presses on the longest of them. Returns what passed and what failed. */
async function auditIn(
  language: Language,
  origin: string,
  isAsked: (page: AuditedPage) => boolean,
): Promise<readonly boolean[]> {
  const at = new AuditProcess(language);
  const passed: boolean[] = [];
  try {
    const reader = { origin, language, id: await savePerson(origin, language) };
    for (const page of AUDITED_PAGES.filter(isAsked)) {
      const audited = await auditOf(at, page, addressOf(page, reader));
      const faults = faultsOf(audited);
      say(lineOf(`${language} ${page.path}`, audited));
      for (const fault of faults) say(`  too little: ${fault}`);
      passed.push(faults.length === 0);
    }
    if (!isAsked(LONGEST_PAGE)) return passed;
    const press = await longestPress(at, addressOf(LONGEST_PAGE, reader));
    say(`  ${language} ${LONGEST_PAGE.path}: interaction to next paint ${press} ms at a quarter of the processor`);
    passed.push(press < LONGEST_PRESS_MS);
    return passed;
  } finally {
    at.close();
  }
}

/**
 * Audits the pages that matter in every language, or those whose address ends with one of `asked`, and prints and counts what
 * each is worth. One page at a time: a second one would take half of the processor from both.
 */
export async function runLighthouse(tally: Tally, asked: readonly string[] = []): Promise<void> {
  const isAsked = ({ path }: AuditedPage): boolean => asked.length === 0 || asked.some((end) => path.endsWith(end));
  if (!AUDITED_PAGES.some(isAsked))
    fail(
      `No page ends with ${asked.join(" or ")}.`,
      `Name one of these: ${AUDITED_PAGES.map(({ path }) => path).join(" ")}`,
    );
  await withServer(async (origin) => {
    say(`Lighthouse on a phone over slow 4G (load average ${(loadavg()[0] ?? 0).toFixed(1)}); scores are performance,`);
    say("  accessibility, best practices, search engines");
    const passed: boolean[] = [];
    for (const language of LANGUAGE_CODES) passed.push(...(await auditIn(language, origin, isAsked)));
    const failed = passed.filter((isPassed) => !isPassed).length;
    tally.add("Lighthouse", passed.length - failed, failed);
  });
}
