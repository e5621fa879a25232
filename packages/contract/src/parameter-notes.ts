import { PATHS } from "./paths.ts";

/** What the description of the calls says of a parameter beside its schema. */
export interface ParameterNote {
  readonly description: string;
  /** A value with which the call answers; where one is needed, the page of the calls fills it in. */
  readonly example?: string;
}

type Notes = Readonly<Record<string, ParameterNote>>;

/** By name, for every call that takes it. A sentence of the schema itself comes first. */
const NOTES: Notes = {
  dob: { description: "Date of birth, DD/MM/YYYY, years 1620 to 2280.", example: "17/05/1990" },
  tob: { description: "Time of birth by the clock of the place, HH:MM or HH:MM:SS.", example: "06:05" },
  date: { description: "DD/MM/YYYY, years 1600 to 2400.", example: "11/03/1994" },
  lat: { description: "Degrees, north positive.", example: "17.9784" },
  lon: { description: "Degrees, east positive.", example: "79.5941" },
  tz: { description: "Hours east of UTC, unrounded, such as 5.5.", example: "5.5" },
  zone: { description: "IANA zone, such as Asia/Kolkata: then it, not tz, turns wall time into an instant." },
  lang: { description: "en or te; any other is answered in English." },
  explain: { description: "1 adds the reasons of every figure beside the response." },
  year: { description: "1600 to 2400.", example: "2026" },
  month: { description: "1 January to 12 December.", example: "3" },
  zodiac: { description: "A Moon sign, 1 Aries to 12 Pisces.", example: "1" },
  gem: { description: "The key of a stone, the same in every language.", example: "ruby" },
  at: { description: "An instant with its offset, such as 2026-03-19T06:00:00Z; now where left out. Write + as %2B." },
  split: { description: "true puts each score beside its own text." },
  type: { description: "small gives shorter texts." },
  show_same: { description: "Taken for the sake of older clients; changes nothing." },
  minutes: { description: "How uncertain the birth is either way, 1 to 720 minutes; 15 where left out." },
  path: { description: "The period to open, by its lords from the mahadasha down, such as Saturn/Mercury." },
  depth: { description: "The level to list down to, 1 mahadasha to 5 prana, at most three below the path." },
  div: { description: "Which chart." },
  style: { description: "South or North Indian; south where left out." },
  color: { description: "Of the lines: #RGB, #RRGGBB, #RRGGBBAA or a CSS name; any other text is passed over." },
  font_size: { description: "Pixels, 6 to 60." },
  font_style: { description: "A font's name; one that is none is passed over." },
  size: { description: "Width and height in pixels, 120 to 2000; 500 where left out." },
  stroke: { description: "Width of the lines in pixels, 0.25 to 12." },
  colorful_planets: { description: "Each graha in its own colour." },
  format: { description: "Taken and changes nothing: the drawing is always SVG." },
  transit_date: { description: "The day whose noon is drawn, DD/MM/YYYY; needed by the chart transit alone." },
  q: { description: "A name as typed, in English or Telugu letters, with or without its district.", example: "Vizag" },
  limit: { description: "How many places at most, 1 to 20; 8 where left out." },
  timestamp: { description: "The moment in seconds of the Unix clock." },
  local: { description: "The moment by the clock of the place, YYYY-MM-DDTHH:MM." },
};

/** An id means something else in each call. */
const NOTES_OF_PATHS: Readonly<Record<string, Notes>> = {
  [PATHS.geoPlace]: { id: { description: "The id of a place, from a search.", example: "1252948" } },
  [PATHS.getUser]: { id: { description: "The id of a record, from saving it: 43 characters." } },
};

export const parameterNote = (path: string, name: string): ParameterNote | undefined =>
  NOTES_OF_PATHS[path]?.[name] ?? NOTES[name];

/** A body with which a call that takes one answers. Nobody's birth. */
export const BODY_EXAMPLES: Readonly<Record<string, object>> = {
  [PATHS.upsertUser]: {
    firstName: "Example",
    lastName: "Person",
    email: "example@vedanga.example",
    mobile: "0000000000",
    birthDate: "1990-05-17",
    birthTime: "06:05",
    location: "Warangal, Telangana, India",
    latitude: "17.9784",
    longitude: "79.5941",
    language: "english",
    zone: "Asia/Kolkata",
  },
  [PATHS.eraseUser]: { id: "0".repeat(43) },
};
