/** A package of this repository as others install it. */
export interface Published {
  /** Its folder under packages. */
  readonly folder: string;
  /** What may be imported, by subpath: the module under src that a program gets. Everything else is closed. */
  readonly entries: Readonly<Record<string, string>>;
  /** Files that are imported or read as they are, by subpath. */
  readonly data?: Readonly<Record<string, string>>;
  readonly keywords: readonly string[];
}

/** In the order in which they are built: each after those that it needs. */
export const PUBLISHED: readonly Published[] = [
  {
    folder: "core",
    entries: { ".": "public", "./ids": "ids" },
    data: { "./grahas.bin": "data/grahas.bin", "./grahas-1900-2100.bin": "data/grahas-1900-2100.bin" },
    keywords: ["vedic", "astrology", "jyotisha", "panchang", "panchangam", "ephemeris", "kundli", "dasha"],
  },
  {
    folder: "zones",
    entries: { ".": "index", "./every-zone": "generated/every-zone" },
    keywords: ["timezone", "tz", "iana", "utc-offset", "history"],
  },
  {
    folder: "names",
    entries: { ".": "index", "./language": "language", "./en/names": "en/names", "./te/names": "te/names" },
    keywords: ["panchang", "telugu", "english", "nakshatra", "tithi", "festivals"],
  },
  {
    folder: "gazetteer",
    entries: { ".": "index", "./load-from-disk": "load-from-disk" },
    data: { "./places.bin": "data/places.bin" },
    keywords: ["gazetteer", "places", "geocoding", "timezone", "india", "telugu"],
  },
];
