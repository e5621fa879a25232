import { type DailyMoonAnswer, type DayOfSign, dailyMoonReasons } from "#api/daily-moon.ts";
import type { AlmanacDay } from "#api/wire/panchang-day.ts";
import type { Sky } from "#api/wire/sky.ts";
import { SCREEN_LANGUAGES } from "#i18n/languages/screen-languages.ts";
import { useClock } from "#i18n/use-clock.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { houseFrom, type Sign } from "#ui/sign/signs.ts";
import { AskedReasons } from "#ui/why/asked-reasons.tsx";
import { Reasons } from "#ui/why/reasons.tsx";
import { SkyOfSign } from "./sky-of-sign.tsx";
import styles from "./why-today.module.css";

interface WhyTodayProps {
  readonly sign: Sign;
  readonly sky: Sky | undefined;
  readonly almanac: AlmanacDay | undefined;
  readonly question: DayOfSign | null;
  readonly answer: DailyMoonAnswer | undefined;
}

/** The sky of the day seen from the sign, drawn and in words, and what the score is made of. */
export function WhyToday({ sign, sky, almanac, question, answer }: WhyTodayProps) {
  const t = useT();
  const { lang } = useLanguage();
  const { stem } = SCREEN_LANGUAGES[lang];
  const { instantOf } = useClock();
  const [first, next] = almanac?.moon_sign ?? [];
  const here = sky?.grahas.filter((each) => each.sign.number === sign.number && each.graha !== "moon") ?? [];
  const name = stem(t(sign.name));
  const houseOf = (number: number): number => houseFrom(sign.number, number);
  const score = answer?.response.total_score ?? 0;
  return (
    <section className={styles.why} data-below-screen="phone" aria-labelledby="why-today">
      <h2 id="why-today">{t("daily.why")}</h2>
      <SkyOfSign sign={sign} sky={sky} moonSigns={almanac?.moon_sign ?? []} />
      <div className={styles.caption}>
        <p>
          {almanac && first && (
            <>
              {t("daily.moonIn", { house: houseOf(first.number), sign: name, rasi: stem(first.name) })}{" "}
              {next &&
                t("daily.moonGoes", {
                  time: instantOf(next.start, almanac.date, "sentence"),
                  house: houseOf(next.number),
                  rasi: stem(next.name),
                })}
            </>
          )}{" "}
          {here.length > 0 && t("daily.inSign", { sign: name, grahas: here.map((each) => each.name).join(", ") })}
        </p>
        {question && answer && (
          <AskedReasons queries={[dailyMoonReasons(question)]} question={t("daily.whyScore", { score })}>
            {(reasons) => (
              <Reasons
                reasons={reasons.filter(({ about }) => about === "total_score")}
                total={{ label: t("daily.score"), points: score }}
              />
            )}
          </AskedReasons>
        )}
      </div>
    </section>
  );
}
