import type { LocalNames } from "./describe-place.ts";

export interface Attribution {
  readonly text: LocalNames;
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
      en: "Mandals of Telangana and Andhra Pradesh: All India Pincode Directory, Department of Posts, Government of India (Government Open Data License – India).",
      te: "తెలంగాణ, ఆంధ్రప్రదేశ్ మండలాలు: అఖిల భారత పిన్‌కోడ్ సూచిక, తపాలా శాఖ, భారత ప్రభుత్వం (Government Open Data License – India).",
    },
    sourceUrl: "https://www.data.gov.in/catalog/all-india-pincode-directory",
    licence: "GODL-India",
    licenceUrl: "https://www.data.gov.in/government-open-data-license-india",
  },
  {
    text: {
      en: "Further mandals: PMGSY Rural Connectivity Datasets, Ministry of Rural Development, Government of India, 2022 (Government Open Data License – India).",
      te: "మరికొన్ని మండలాలు: పీఎంజీఎస్‌వై గ్రామీణ అనుసంధాన సమాచారం, గ్రామీణాభివృద్ధి మంత్రిత్వ శాఖ, భారత ప్రభుత్వం, 2022 (Government Open Data License – India).",
    },
    sourceUrl: "https://geosadak-pmgsy.nic.in/opendata/",
    licence: "GODL-India",
    licenceUrl: "https://www.data.gov.in/government-open-data-license-india",
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
