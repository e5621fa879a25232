import type { Lang } from "./place.ts";

export interface Attribution {
  readonly text: Readonly<Record<Lang, string>>;
  readonly sourceUrl: string;
  readonly licence: string;
  readonly licenceUrl: string;
}

/**
 * What the product must show where it shows places: CC BY 4.0 asks for the credit, the licence and a word that the data
 * was changed (section 3(a)(1)), ODbL 1.0 for the notice where results are made from the database (section 4.3).
 */
export const ATTRIBUTION: readonly Attribution[] = [
  {
    text: {
      en: "Place data: GeoNames, licensed under CC BY 4.0; joined, corrected and completed.",
      te: "ప్రదేశాల సమాచారం: GeoNames, CC BY 4.0 లైసెన్సు; కలిపి, సవరించి, పూర్తి చేయబడింది.",
    },
    sourceUrl: "https://www.geonames.org/",
    licence: "CC BY 4.0",
    licenceUrl: "https://creativecommons.org/licenses/by/4.0/",
  },
  {
    text: {
      en: "Time zone boundaries: © OpenStreetMap contributors (ODbL 1.0), through timezone-boundary-builder.",
      te: "కాలమండలాల సరిహద్దులు: © OpenStreetMap సహకర్తలు (ODbL 1.0), timezone-boundary-builder ద్వారా.",
    },
    sourceUrl: "https://www.openstreetmap.org/copyright",
    licence: "ODbL 1.0",
    licenceUrl: "https://opendatacommons.org/licenses/odbl/1-0/",
  },
];
