import { isoDate } from "@vedanga/core/src/calendar/civil-date.ts";
import { gregorianToJd, jdToGregorian } from "@vedanga/core/src/calendar/gregorian.ts";
import type { FoundFestival } from "@vedanga/core/src/festivals/found-festival.ts";
import { EKADASHIS, type Festival, type Tradition } from "@vedanga/core/src/ids.ts";
import { dateOf, instantOf, readAuthority } from "../authority.ts";
import { type Comparison, mismatch, secondsBetween } from "./comparison.ts";
import { calendarOf, type ListedPlace } from "./festival-calendars.ts";

interface FestivalList {
  readonly id: string;
  readonly input: ListedPlace;
  readonly dates: Readonly<Record<string, readonly string[]>>;
}

interface EkadashiList {
  readonly id: string;
  readonly input: ListedPlace & { readonly from_date?: string };
  readonly ekadashis?: readonly (readonly [date: string, name: string])[];
  readonly vaishnava?: readonly (readonly [date: string, name: string])[];
}

interface PradoshaList {
  readonly id: string;
  readonly input: ListedPlace & { readonly from_date: string };
  /** Where the tithi begins or ends within the evening the list prints the tithi's end: "start" or "end". */
  readonly pradoshas: readonly (readonly [date: string, start: string, end: string, clip: string | null])[];
}

interface ParanaList {
  readonly id: string;
  readonly input: ListedPlace;
  /** Universal Time */
  readonly paranas: readonly (readonly [ekadashi: string, from: string, until: string])[];
}

/** A vrata of every month, and what replaces it in the month of a great one. */
const SKANDA_SHASHTIS = ["skanda_shashti", "sura_samharam", "subrahmanya_shashthi"] as const;
const VINAYAKA_CHATURTHIS = ["vinayaka_chaturthi", "vinayaka_chavithi"] as const;

/** What a list calls a festival, and whose day of it the list gives. */
const LISTED: Readonly<Record<string, readonly [Festival | readonly Festival[], Tradition]>> = {
  BATHUKAMMA: ["engili_pula_bathukamma", "smarta"],
  BASANT_PANCHAMI: ["vasanta_panchami", "smarta"],
  BUDDHA_PURNIMA: ["buddha_purnima", "smarta"],
  CHHATH_PUJA: ["chhath", "smarta"],
  KARWA_CHAUTH: ["karwa_chauth", "smarta"],
  ONAM: ["onam", "smarta"],
  PONGAL: ["pongal", "smarta"],
  RATH_YATRA: ["ratha_yatra", "smarta"],
  BONALU: ["bonalu", "smarta"],
  vasant_panchami: ["vasanta_panchami", "smarta"],
  akshaya_tritiya: ["akshaya_tritiya", "smarta"],
  nag_panchami: ["nag_panchami", "smarta"],
  guru_purnima: ["guru_purnima", "smarta"],
  hanuman_jayanti: ["hanuman_jayanti", "smarta"],
  "Ratha Saptami": ["ratha_saptami", "smarta"],
  "Vasant Panchami": ["vasanta_panchami", "smarta"],
  "Skanda Sashti": [SKANDA_SHASHTIS, "smarta"],
  "Adhika Skanda Sashti": ["skanda_shashti", "smarta"],
  "Vinayaka Chaturthi": [VINAYAKA_CHATURTHIS, "smarta"],
  "Adhika Vinayaka Chaturthi": ["vinayaka_chaturthi", "smarta"],
  Pongal: ["pongal", "smarta"],
  "Hanuman Jayanti": ["hanuman_jayanti", "smarta"],
  "Hanuman Jayanti *Telugu": ["telugu_hanuman_jayanti", "smarta"],
  "Akshaya Tritiya": ["akshaya_tritiya", "smarta"],
  "Narasimha Jayanti": ["narasimha_jayanti", "smarta"],
  "Buddha Purnima": ["buddha_purnima", "smarta"],
  "Buddha Pournami": ["buddha_purnima", "smarta"],
  "Vat Savitri Vrat": ["vat_savitri", "smarta"],
  "Vat Purnima Vrat": ["vat_purnima", "smarta"],
  "Jagannath Rathyatra": ["ratha_yatra", "smarta"],
  "Guru Purnima": ["guru_purnima", "smarta"],
  "Nag Panchami": ["nag_panchami", "smarta"],
  "Varalakshmi Vrat": ["varalakshmi_vratam", "smarta"],
  Onam: ["onam", "smarta"],
  Thiruvonam: ["onam", "smarta"],
  "Raksha Bandhan": ["raksha_bandhan", "smarta"],
  // The same new moon of Shravana, by its northern name.
  "Pithori Amavasya": ["polala_amavasya", "smarta"],
  "Polala Amavasya": ["polala_amavasya", "smarta"],
  "Hartalika Teej": ["hartalika_teej", "smarta"],
  "Rishi Panchami": ["rishi_panchami", "smarta"],
  "Anant Chaturdashi": ["ananta_chaturdashi", "smarta"],
  "Sarva Pitru Amavasya": ["mahalaya_amavasya", "smarta"],
  "Sharad Purnima": ["sharad_purnima", "smarta"],
  "Atla Tadde": ["atla_tadde", "smarta"],
  "Karwa Chauth": ["karwa_chauth", "smarta"],
  Dhanteras: ["dhantrayodashi", "smarta"],
  "Dhan Teras": ["dhantrayodashi", "smarta"],
  "Narak Chaturdashi": ["naraka_chaturdashi", "smarta"],
  "Bali Pratipada": ["bali_pratipada", "smarta"],
  "Bhaiya Dooj": ["bhagini_hastam", "smarta"],
  "Nagula Chavithi": ["nagula_chavithi", "smarta"],
  "Soora Samharam": ["sura_samharam", "smarta"],
  "Chhath Puja": ["chhath", "smarta"],
  "Tulasi Vivah": ["ksheerabdi_dwadashi", "smarta"],
  "Ksheerabdi Dwadashi": ["ksheerabdi_dwadashi", "smarta"],
  "Subrahmanya Sashti": ["subrahmanya_shashthi", "smarta"],
  "Subrahmanya Shashthi": ["subrahmanya_shashthi", "smarta"],
  "Gita Jayanti": ["gita_jayanti", "smarta"],
  "Vaikunta Ekadashi": ["vaikuntha_ekadashi", "smarta"],
  "Engili Pula Bathukamma": ["engili_pula_bathukamma", "smarta"],
  "Saddula Bathukamma": ["saddula_bathukamma", "smarta"],
  Bonalu: ["bonalu", "smarta"],
  DIWALI_INDIA: ["dipavali", "smarta"],
  DUSSEHRA: ["vijaya_dashami", "smarta"],
  GANESH_CHATURTHI: ["vinayaka_chavithi", "smarta"],
  GOVARDHAN_PUJA: ["bali_pratipada", "smarta"],
  GURU_NANAK_JAYANTI: ["kartika_purnima", "smarta"],
  // The day of colours, after the fire.
  HOLI: ["dhulivandana", "smarta"],
  JANMASHTAMI: ["krishna_janmashtami", "vaishnava"],
  MAHA_ASHTAMI: ["durgashtami", "smarta"],
  MAHA_NAVAMI: ["mahanavami", "smarta"],
  MAHA_SHIVARATRI: ["maha_shivaratri", "smarta"],
  RAKSHA_BANDHAN: ["raksha_bandhan", "smarta"],
  RAM_NAVAMI: ["sri_rama_navami", "smarta"],
  SHARAD_NAVRATRI: ["navaratri", "smarta"],
  Bhogi: ["bhogi", "smarta"],
  "Sankranti/Pongal": ["makara_sankranti", "smarta"],
  Kanumu: ["kanuma", "smarta"],
  "Sri Panchami": ["vasanta_panchami", "smarta"],
  "Maha Shivaratri": ["maha_shivaratri", "smarta"],
  Holi: ["holi", "smarta"],
  Ugadi: ["ugadi", "smarta"],
  // As at Bhadrachalam.
  "Sri Rama Navami": ["sri_rama_navami", "vaishnava"],
  "Ratha Yatra": ["ratha_yatra", "smarta"],
  "Varalakshmi Vratham": ["varalakshmi_vratam", "smarta"],
  "Sravana Purnima/Rakhi Purnima": ["raksha_bandhan", "smarta"],
  "Sri Krishna Astami": ["krishna_janmashtami", "vaishnava"],
  "Vinayaka Chavithi": ["vinayaka_chavithi", "smarta"],
  Bathukamma: ["mahalaya_amavasya", "smarta"],
  Durgashtami: ["durgashtami", "smarta"],
  Maharnavami: ["mahanavami", "smarta"],
  "Vijaya Dasami": ["vijaya_dashami", "smarta"],
  "Naraka Chaturthi": ["naraka_chaturdashi", "smarta"],
  Deepavali: ["dipavali", "smarta"],
  "Kartika Purnima": ["kartika_purnima", "smarta"],
  "Maha Navami": ["mahanavami", "smarta"],
  Dussehra: ["vijaya_dashami", "smarta"],
  "Durga Ashtami": ["durgashtami", "smarta"],
  "Ganesh Chaturthi": ["vinayaka_chavithi", "smarta"],
  "Holika Dahan": ["holika_dahan", "smarta"],
  "Lakshmi Puja": ["dipavali", "smarta"],
  "Mesha Sankranti": ["mesha_sankramana", "smarta"],
  "Vrishabha Sankranti": ["vrishabha_sankramana", "smarta"],
  "Mithuna Sankranti": ["mithuna_sankramana", "smarta"],
  "Karka Sankranti": ["karka_sankramana", "smarta"],
  "Simha Sankranti": ["simha_sankramana", "smarta"],
  "Kanya Sankranti": ["kanya_sankramana", "smarta"],
  "Tula Sankranti": ["tula_sankramana", "smarta"],
  "Vrischika Sankranti": ["vrischika_sankramana", "smarta"],
  "Dhanu Sankranti": ["dhanu_sankramana", "smarta"],
  "Makar Sankranti": ["makara_sankramana", "smarta"],
  "Kumbha Sankranti": ["kumbha_sankramana", "smarta"],
  "Meena Sankranti": ["meena_sankramana", "smarta"],
};

/** The State's holiday is the Monday after the Sunday on which the pots are carried. */
const DAYS_BEFORE: Readonly<Record<string, number>> = { BONALU: 1 };

/** Names of ekadashis that are spelt otherwise there. */
const EKADASHI_SPELLING: Readonly<Record<string, string>> = {
  parsva_ekadashi: "parshva_ekadashi",
  devshayani_ekadashi: "devashayani_ekadashi",
  devutthana_ekadashi: "prabodhini_ekadashi",
};

const yearOf = (date: string): number => Number(date.slice(0, 4));

/** Is it kept on that date, by that school where there are two? */
const keptOn = (list: readonly FoundFestival[], id: string, date: string, tradition: Tradition): boolean =>
  list.some((one) => one.id === id && isoDate(one.date) === date && (one.tradition ?? tradition) === tradition);

function ekadashiOf(name: string): string {
  const id = name.toLowerCase().replaceAll(" ", "_");
  const ours = EKADASHI_SPELLING[id] ?? id;
  if (!EKADASHIS.some((known) => known === ours)) throw new RangeError(`no ekadashi is called ${name}`);
  return ours;
}

const compareDates = (): readonly Comparison[] =>
  readAuthority<readonly FestivalList[]>("festivals").flatMap(({ id: list, input, dates }) =>
    Object.entries(dates).flatMap(([name, days]) => {
      const [ids, tradition] = LISTED[name] ?? [];
      if (ids === undefined || tradition === undefined) throw new RangeError(`${list}: nobody reads "${name}"`);
      return days.map((date) => {
        const day = isoDate(jdToGregorian(gregorianToJd(dateOf(date)) - (DAYS_BEFORE[name] ?? 0)));
        const ours = calendarOf(input, yearOf(day));
        return {
          quantity: "published festival",
          sample: `festivals ${list} ${name} ${date}`,
          error: mismatch(
            [ids].flat().some((id) => keptOn(ours, id, day, tradition)),
            true,
          ),
        };
      });
    }),
  );

/** Each fast on its day by its name, and in a list of a school's other days none more than ours. */
const compareEkadashis = (): readonly Comparison[] =>
  readAuthority<readonly EkadashiList[]>("ekadashis").flatMap(({ id: list, input, ekadashis = [], vaishnava }) => {
    const { from_date, ...place } = input;
    const fasts = ekadashis.map(([date, name]) => ({
      quantity: "published ekadashi",
      sample: `ekadashis ${list} ${date}`,
      error: mismatch(keptOn(calendarOf(place, yearOf(date)), ekadashiOf(name), date, "smarta"), true),
    }));
    if (vaishnava === undefined || from_date === undefined) return fasts;
    const ours = calendarOf(place, yearOf(from_date)).filter(
      ({ kind, tradition }) => kind === "ekadashi" && tradition === "vaishnava",
    );
    return [
      ...fasts,
      {
        quantity: "Vaishnava ekadashi",
        sample: `ekadashis ${list} vaishnava count`,
        error: mismatch(ours.length, vaishnava.length),
      },
      ...vaishnava.map(([date, name]) => ({
        quantity: "Vaishnava ekadashi",
        sample: `ekadashis ${list} vaishnava ${date}`,
        error: mismatch(keptOn(ours, ekadashiOf(name), date, "vaishnava"), true),
      })),
    ];
  });

const comparePradoshas = (): readonly Comparison[] =>
  readAuthority<readonly PradoshaList[]>("pradoshas").flatMap(({ id: list, input, pradoshas }) => {
    const { from_date, ...place } = input;
    const ours = calendarOf(place, yearOf(from_date)).filter(({ id }) => id.endsWith("pradosha"));
    const summer = input.summer;
    return [
      {
        quantity: "published pradosha",
        sample: `pradoshas ${list} count`,
        error: mismatch(ours.length, pradoshas.length),
      },
      ...pradoshas.flatMap(([date, start, end, clip]): readonly Comparison[] => {
        const found = ours.find((one) => isoDate(one.date) === date);
        const hours =
          summer !== undefined && date >= summer.from_date && date < summer.to_date
            ? summer.utc_offset_h
            : input.utc_offset_h;
        const side = (name: "start" | "end", jd: number | undefined, time: string): readonly Comparison[] =>
          clip === name
            ? []
            : [
                {
                  quantity: "pradosha's evening",
                  sample: `pradoshas ${list} ${date} ${name}`,
                  error: secondsBetween(jd ?? Number.NaN, instantOf(date, time, hours)),
                },
              ];
        return [
          {
            quantity: "published pradosha",
            sample: `pradoshas ${list} ${date}`,
            error: mismatch(found !== undefined, true),
          },
          ...side("start", found?.instants.windowStartJdUt, start),
          ...side("end", found?.instants.windowEndJdUt, end),
        ];
      }),
    ];
  });

const compareParanas = (): readonly Comparison[] =>
  readAuthority<readonly ParanaList[]>("paranas").flatMap(({ id: list, input, paranas }) =>
    paranas.flatMap(([ekadashi, ...ends]) => {
      const fast = calendarOf(input, yearOf(ekadashi)).find(
        ({ kind, date, tradition }) => kind === "ekadashi" && isoDate(date) === ekadashi && tradition !== "vaishnava",
      );
      const { paranaFromJdUt, paranaUntilJdUt } = fast?.instants ?? {};
      return [paranaFromJdUt, paranaUntilJdUt].map((ours, side) => {
        const [date = "", time = ""] = (ends[side] ?? "").replace("Z", "").split("T");
        return {
          quantity: "breaking of a fast",
          sample: `paranas ${list} ${ekadashi} ${side === 0 ? "from" : "until"}`,
          error: secondsBetween(ours ?? Number.NaN, instantOf(date, time, 0)),
        };
      });
    }),
  );

/** Days of festivals, ekadashis and pradoshas as the holidays of Telangana, timeanddate.com and Drik Panchang list them. */
export const compareFestivals = (): readonly Comparison[] => [
  ...compareDates(),
  ...compareEkadashis(),
  ...comparePradoshas(),
  ...compareParanas(),
];
