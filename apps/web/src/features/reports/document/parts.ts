import type { ReportTabId } from "@vedanga/contract";
import { REPORT_TABS, type ReportTab } from "#person/report/report-tabs.ts";
import type { WhyDepth } from "#ui/why/why-depth.ts";

/** Reasons that fit a page are answered. Those of forty figures of the planets would be more than the rest together. */
const DEPTHS: { readonly [id in ReportTabId]: WhyDepth } = {
  kundli: "absent",
  ascendant: "absent",
  mahadasha: "absent",
  sade_sati: "absent",
  mangal_dosha: "answered",
  kaalsarp_dosha: "answered",
  gem_suggestions: "answered",
};

export interface Part extends ReportTab {
  readonly number: number;
  readonly why: WhyDepth;
}

/** The reports in the order of the document. */
export const PARTS: readonly Part[] = REPORT_TABS.map((tab, index) => ({
  ...tab,
  number: index + 1,
  why: DEPTHS[tab.id],
}));

export const partIdOf = (id: ReportTabId): string => `part-${id}`;
export const partTitleIdOf = (id: ReportTabId): string => `report-${id}`;
