import { REPORT_TAB_IDS, type ReportTabId } from "@vedanga/contract";
import type { MessageId } from "#i18n/catalogue/en.ts";

export interface ReportTab {
  readonly id: ReportTabId;
  readonly label: MessageId;
}

const LABELS: { readonly [id in ReportTabId]: MessageId } = {
  kundli: "doors.kundli",
  ascendant: "doors.ascendant",
  mahadasha: "doors.mahadasha",
  sade_sati: "doors.sadeSati",
  mangal_dosha: "doors.mangal",
  kaalsarp_dosha: "doors.kaalsarp",
  gem_suggestions: "doors.gem",
};

/** The tabs of the reports page. */
export const REPORT_TABS: readonly ReportTab[] = REPORT_TAB_IDS.map((id) => ({ id, label: LABELS[id] }));

export const addressOfTab = (id: ReportTabId): string => `/features?tab=${id}`;

/** The tab that an address names; the default one if it names none that exists. */
export function tabNamed(named: string | null): ReportTab {
  const id = REPORT_TAB_IDS.find((known) => known === named) ?? REPORT_TAB_IDS[0];
  return { id, label: LABELS[id] };
}
