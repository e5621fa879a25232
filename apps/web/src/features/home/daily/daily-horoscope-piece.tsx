import { useQueries } from "@tanstack/react-query";
import { NEVER } from "#almanac/date-there.ts";
import { ownSign } from "#almanac/own-sign.ts";
import { useAlmanacPlace } from "#almanac/use-almanac-place.ts";
import { useConventions } from "#almanac/use-conventions.ts";
import { dailyMoon } from "#api/daily-moon.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { zoneClock } from "#i18n/zone-clock.ts";
import { useKeptValue } from "#platform/kept/use-kept-value.ts";
import { AppLink } from "#platform/navigation/app-link.tsx";
import { ErrorPanel } from "#ui/message/error-panel.tsx";
import { ColourSwatch } from "#ui/sign/colour-swatch.tsx";
import { SignCard } from "#ui/sign/sign-card.tsx";
import { SignGrid } from "#ui/sign/sign-grid.tsx";
import { SIGNS } from "#ui/sign/signs.ts";
import { useNow } from "#ui/use-now.ts";
import styles from "./daily-horoscope.module.css";
import { useSeen } from "./use-seen.ts";

/** The twelve signs, six and six, with the day of each; requested when the section comes near. */
export default function DailyHoroscopePiece() {
  const t = useT();
  const { lang } = useLanguage();
  const nowMs = useNow();
  const { place, isHyderabad, name } = useAlmanacPlace();
  const { parameters: conventions } = useConventions();
  const ownSlug = useKeptValue(ownSign);
  const own = SIGNS.find(({ slug }) => slug === ownSlug);
  const [section, isSeen] = useSeen<HTMLElement>();
  const date = place && nowMs !== null ? zoneClock(place.zone, nowMs).date : undefined;
  const days = useQueries({
    queries: SIGNS.map(({ slug: sign }) => ({
      ...dailyMoon({ sign, date: date ?? NEVER, lang, place: isHyderabad || !place ? undefined : place, conventions }),
      enabled: isSeen && date !== undefined,
    })),
  });
  const failed = days.filter(({ isError }) => isError);

  return (
    <section ref={section} className={`oxford ${styles.daily}`} data-below-screen="phone" aria-labelledby="daily">
      <h2 id="daily">{t("home.daily")}</h2>
      <p className="soft">{t("home.dailyText", { place: name })}</p>
      {own && (
        <p className={styles.own}>
          {t("moonSign.ownIs")} <AppLink to={`/zodiac/daily/${own.slug}`}>{t(own.name)}</AppLink>
        </p>
      )}
      <SignGrid>
        {(sign) => {
          const day = days[sign.number - 1]?.data?.response;
          return (
            <SignCard key={sign.slug} sign={sign} to={`/zodiac/daily/${sign.slug}`} about={t("home.dailyRead")}>
              {day === undefined ? null : (
                <>
                  <ColourSwatch code={day.lucky_color_code} /> {t("home.dailyScore", { score: day.total_score })}
                  <span className="unseen">
                    , {t("home.dailyColour")}: {day.lucky_color}
                  </span>
                </>
              )}
            </SignCard>
          );
        }}
      </SignGrid>
      {failed.length > 0 && (
        <div className={styles.failed}>
          <ErrorPanel
            error={failed[0]?.error}
            onRetry={() => {
              for (const { refetch } of failed) void refetch();
            }}
          >
            {t("home.dailyFailed")}
          </ErrorPanel>
        </div>
      )}
      <p className={styles.note}>
        {t("home.dailyDates")} <AppLink to="/moon-sign">{t("home.dailyOwn")}</AppLink>
      </p>
    </section>
  );
}
