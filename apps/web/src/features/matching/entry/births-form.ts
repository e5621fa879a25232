import { BIRTH_YEARS, type Place, type UserDetails } from "@vedanga/contract";
import * as z from "zod/mini";
import { dateIn } from "#almanac/where.ts";
import type { MessageId } from "#i18n/catalogue/en.ts";
import { UNKNOWN_TIME_MINUTES } from "#person/certainty/certainty.tsx";
import { futureOf } from "#person/details/future-birth.ts";
import type { EnteredBirth, MatchedBirth, MatchedBirths } from "#person/people/matched-births.ts";
import { birthDraft } from "#person/people/matching-draft.ts";
import { declareFault } from "#ui/form/catalogue-faults.ts";

export const SIDES = ["bride", "groom"] as const;
export type Side = (typeof SIDES)[number];

/** What of a side may have to be corrected, in the order of the form. */
export const FIELDS = ["who", "date", "time", "place"] as const;
export type BirthField = (typeof FIELDS)[number];

export const inputIdOf = (field: `${Side}.${BirthField | "name"}`): string => `matching-${field.replace(".", "-")}`;

export type BirthDraft = Readonly<z.infer<typeof birthDraft>>;

const YEAR_TYPED = /^\d{4,}-/;
/** Where nothing is known of the time, only the day can be in the future. */
const DAY_BEGINS = "00:00";

/** What is wrong with the birth of one side, field by field. */
function faultsOf({ who, date, time, point }: BirthDraft): readonly (readonly [BirthField, MessageId])[] {
  if (who !== "") return [];
  const year = Number.parseInt(date, 10);
  const isOutside = YEAR_TYPED.test(date) && (year < BIRTH_YEARS.first || year > BIRTH_YEARS.last);
  const dateFault: MessageId | null = isOutside
    ? "matching.yearOutOfRange"
    : date === ""
      ? "matching.dateNeeded"
      : dateIn(date) === null
        ? "matching.dateImpossible"
        : futureOf({ birthDate: date, birthTime: time || DAY_BEGINS, zone: point?.zone }, Date.now())
          ? "matching.future"
          : null;
  return [
    ...(dateFault === null ? [] : [["date", dateFault] as const]),
    ...(point === null ? [["place", "matching.placeNeeded"] as const] : []),
  ];
}

/** The contents of the form. */
export const birthsSchema = z.object({ bride: birthDraft, groom: birthDraft }).check(({ value, issues }) => {
  const refuse = (path: string[], fault: MessageId) =>
    issues.push({ code: "custom", input: value, path, ...declareFault(fault) });
  for (const side of SIDES) for (const [field, fault] of faultsOf(value[side])) refuse([side, field], fault);
  if (value.bride.who !== "" && value.bride.who === value.groom.who) refuse(["groom", "who"], "matching.samePerson");
});
export type BirthsDraft = z.infer<typeof birthsSchema>;

export const EMPTY_BIRTH: BirthDraft = { who: "", name: "", date: "", time: "", place: "", point: null };

/** The person of the session, where the id of their record is not known. */
export const OWN = "own";

const UNKNOWN_TIME = { birthTime: "12:00", timeAccuracyMinutes: UNKNOWN_TIME_MINUTES } as const;
const DECIMALS = 6;

/** The birth of a side that was sent without faults. */
export function matchedBirthOf(
  { who, name, date, time, place, point }: BirthDraft,
  own: UserDetails | null,
): MatchedBirth {
  if (who === OWN && own !== null) return copyOf(own);
  if (who !== "") return { recordId: who };
  return {
    name: name.trim(),
    birthDate: date,
    ...(time === "" ? UNKNOWN_TIME : { birthTime: time }),
    location: place,
    latitude: point?.lat.toFixed(DECIMALS) ?? "",
    longitude: point?.lon.toFixed(DECIMALS) ?? "",
    ...(point && { zone: point.zone }),
  };
}

function copyOf({ firstName, lastName, email: _, mobile: __, language: ___, ...birth }: UserDetails): EnteredBirth {
  return { name: `${firstName} ${lastName}`, ...birth };
}

/** The form as it was sent, to be changed. */
export function draftOf(pair: MatchedBirths | null): BirthsDraft {
  const ofSide = (matched: MatchedBirth | undefined): BirthDraft => {
    if (matched === undefined) return EMPTY_BIRTH;
    return "recordId" in matched ? { ...EMPTY_BIRTH, who: matched.recordId } : draftOfEntered(matched);
  };
  return { bride: ofSide(pair?.bride), groom: ofSide(pair?.groom) };
}

function draftOfEntered(entered: EnteredBirth): BirthDraft {
  const { name, birthDate, birthTime, timeAccuracyMinutes, location, latitude, longitude, zone } = entered;
  return {
    who: "",
    name,
    date: birthDate,
    time: timeAccuracyMinutes === undefined ? birthTime : "",
    place: location,
    point: zone === undefined ? null : { lat: Number(latitude), lon: Number(longitude), zone },
  };
}

/** What a chosen place puts into a draft. */
export const placed = ({ lat, lon, zone }: Place, text: string): Pick<BirthDraft, "place" | "point"> => ({
  place: text,
  point: { lat, lon, zone },
});
