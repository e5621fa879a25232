import type { SectionLink } from "#person/report/report-list.tsx";

/** The sections of the overview in their order, by the ids of their titles. */
export const SECTIONS: readonly SectionLink[] = [
  { id: "charts-title", label: "results.charts" },
  { id: "dasha", label: "results.dasha" },
  { id: "saturn", label: "results.saturn" },
  { id: "planets-title", label: "results.planets" },
  { id: "mangal", label: "results.doshas" },
  { id: "gem", label: "results.gem" },
  { id: "ascendant", label: "results.ascendantTitle" },
  { id: "birth-panchang-title", label: "results.panchang" },
];
