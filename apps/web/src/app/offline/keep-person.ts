import { calls, type UserDetails } from "@vedanga/contract";
import type { Language } from "@vedanga/names";
import { addressOf } from "#api/address-of.ts";
import { birthQuery } from "#api/birth/birth-query.ts";
import { birthQuestion } from "#api/birth/birth-question.ts";
import { type ConventionChoice, callParameters } from "#api/conventions/conventions.ts";
import { bringAnswer } from "#api/offline/bring-answer.ts";
import { keepOfThisPage } from "#api/offline/kept-answers.ts";
import { REPORT_KINDS } from "#api/reports/report-kinds.ts";
import { REPORTS } from "#api/reports/reports.ts";

interface PersonHere {
  readonly id: string;
  readonly details: UserDetails;
  readonly lang: Language;
  readonly conventions: ConventionChoice;
}

/** Keeps on this device what opens a person without a network: the details, the eight reports, the strengths, and what this page has asked about them. */
export async function keepPersonHere({ id, details, lang, conventions }: PersonHere): Promise<void> {
  await keepOfThisPage();
  await bringAnswer(calls.getUser, addressOf(calls.getUser, { id }));
  const question = birthQuery(birthQuestion(details, lang, callParameters(conventions)));
  for (const call of [...REPORT_KINDS.map((kind) => REPORTS[kind]), calls.strengths])
    await bringAnswer(call, addressOf(call, question));
}
