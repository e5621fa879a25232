import type { Language } from "@vedanga/names/language";
import type { ReactNode } from "react";
import { useLanguage } from "#i18n/use-language.ts";
import { ServedSpot } from "#ui/served/served-spot.tsx";

/** What the server writes into the page: of the panel of a day, of a month, of a year, and of the day and the year of a Moon sign. */
type FirstDayPart =
  | "head"
  | "title"
  | "place"
  | "numeral"
  | "date"
  | "five"
  | "now"
  | "wait"
  | "upper"
  | "lower"
  | "monthName"
  | "monthLunar"
  | "monthSteps"
  | "monthDays"
  | "monthLower"
  | "yearSteps"
  | "yearTop"
  | "yearKinds"
  | "yearOfSignSteps"
  | "yearOfSignNamed"
  | "yearOfSignTold"
  | "yearOfSignEnd"
  | "signLinks"
  | "signDate"
  | "signFacts"
  | "signStory";

/** The name of a spot: the page carries each in every language. */
export type FirstDaySpotName = `${Language}-${FirstDayPart}`;

interface FirstDaySpotProps {
  readonly part: FirstDayPart;
  /** `span` within a line of text. */
  readonly as?: "span";
  /** No choice of the reader changes what it says. */
  readonly isSure?: boolean;
  /** Shown here until the server's text is written before it. */
  readonly children?: ReactNode;
}

/** Where the server writes the answer of a day into the prerendered page; it stays there until the page has its own answer. */
export function FirstDaySpot({ part, as, isSure, children }: FirstDaySpotProps) {
  const { lang } = useLanguage();
  const name: FirstDaySpotName = `${lang}-${part}`;
  return (
    <ServedSpot name={name} as={as} isSure={isSure}>
      {children}
    </ServedSpot>
  );
}
