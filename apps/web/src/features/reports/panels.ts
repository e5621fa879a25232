import type { ReportTabId } from "@vedanga/contract";
import type { ComponentType } from "react";
import type { ReportKind } from "#api/reports/report-kinds.ts";
import type { ReportPanelProps } from "#person/report/report-panel.ts";

type LoadPanel = () => Promise<{ readonly default: ComponentType<ReportPanelProps> }>;

/** The panel of each tab; its script comes when the tab is opened. */
export const PANELS: { readonly [id in ReportTabId]: LoadPanel } = {
  kundli: () => import("./kundli/kundli-panel.tsx"),
  ascendant: () => import("./planets/planets-panel.tsx"),
  mahadasha: () => import("./mahadasha/mahadasha-panel.tsx"),
  sade_sati: () => import("./sade-sati/sade-sati-panel.tsx"),
  mangal_dosha: () => import("./mangal/mangal-panel.tsx"),
  kaalsarp_dosha: () => import("./kaalsarp/kaalsarp-panel.tsx"),
  gem_suggestions: () => import("./gem/gem-panel.tsx"),
};

/** The reports that the panel of each tab is drawn from first. */
export const REPORTS_OF_PANELS: { readonly [id in ReportTabId]: readonly ReportKind[] } = {
  kundli: [],
  ascendant: ["ascendantReport", "planetDetails"],
  mahadasha: ["mahadasha", "antardasha"],
  sade_sati: ["sadeSati"],
  mangal_dosha: ["mangalDosha"],
  kaalsarp_dosha: ["kaalsarpDosha", "planetDetails"],
  gem_suggestions: ["gemSuggestion"],
};
