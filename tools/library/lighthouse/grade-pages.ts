import { LANGUAGE_CODES, type Language } from "@vedanga/names/language";
import { say } from "../say.ts";
import type { Tally } from "../tally.ts";
import { AuditProcess } from "./audit-process.ts";
import { AUDITED_PAGES, addressOf } from "./audited-pages.ts";
import { savePerson, withServer } from "./audited-server.ts";
import { faultsInMaking } from "./limits.ts";

/** Grades the pages that matter in a browser of this language. Returns what passed and what failed. */
async function gradeIn(language: Language, origin: string): Promise<readonly boolean[]> {
  const at = new AuditProcess(language);
  const passed: boolean[] = [];
  try {
    const reader = { origin, language, id: await savePerson(origin, language) };
    for (const page of AUDITED_PAGES) {
      const visit = { ask: "grade", address: addressOf(page, reader), isPersonal: page.isPersonal } as const;
      let faults = faultsInMaking(await at.ask(visit));
      // A busy machine may bring a face or an answer so late that something moves.
      if (faults.length > 0) faults = faultsInMaking(await at.ask(visit));
      for (const fault of faults) say(`  ${language} ${page.path}: ${fault}`);
      passed.push(faults.length === 0);
    }
    return passed;
  } finally {
    at.close();
  }
}

/**
 * What Lighthouse finds of the pages that matter, in every language, beside their speed: accessibility, best practices, search
 * engines, and whether anything moves. Counts one for each page.
 */
export async function gradePages(tally: Tally): Promise<void> {
  await withServer(async (origin) => {
    say("Lighthouse: accessibility, best practices, search engines, layout shift");
    const passed = (await Promise.all(LANGUAGE_CODES.map((language) => gradeIn(language, origin)))).flat();
    const failed = passed.filter((isPassed) => !isPassed).length;
    tally.add("Lighthouse", passed.length - failed, failed);
  });
}
