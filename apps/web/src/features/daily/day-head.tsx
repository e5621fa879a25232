import { SKY_YEARS } from "@vedanga/contract";
import { FirstDaySpot } from "#almanac/first-day-spot.tsx";
import { SCREEN_LANGUAGES } from "#i18n/languages/screen-languages.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { SignHead } from "#ui/sign/sign-head.tsx";
import type { Sign } from "#ui/sign/signs.ts";
import { DateLine } from "./date-line.tsx";
import { DayFacts } from "./day-facts.tsx";
import { OwnSignLine } from "./own-sign-line.tsx";
import type { SignDay } from "./use-sign-day.ts";

/** The head of the day: the date, the sign, and the figures of the day. */
export function DayHead({ sign, day }: { readonly sign: Sign; readonly day: SignDay }) {
  const t = useT();
  const { lang } = useLanguage();
  const { date, place, told } = day;
  const hasFailed = place.failure !== null || day.answer.isError;
  const name = t(sign.name);
  return (
    <SignHead
      sign={sign}
      id="title.daily"
      title={t("daily.title", { sign: name })}
      description="daily.description"
      note={day.isDateUnknown && t("daily.unknownDate", SKY_YEARS)}
      above={
        date ? (
          <DateLine date={date} />
        ) : (
          <FirstDaySpot part="signDate">
            <p>{"\u00a0"}</p>
          </FirstDaySpot>
        )
      }
      below={
        <>
          <p>{t("daily.where", { sign: SCREEN_LANGUAGES[lang].stem(name), place: place.name })}</p>
          <OwnSignLine sign={sign} />
        </>
      }
    >
      {told ? (
        <DayFacts answer={told} />
      ) : (
        <FirstDaySpot part="signFacts">{hasFailed ? null : <DayFacts answer={undefined} />}</FirstDaySpot>
      )}
    </SignHead>
  );
}
