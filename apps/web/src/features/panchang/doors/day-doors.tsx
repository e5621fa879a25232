import { APP_ROUTES, type CivilDate, calls } from "@vedanga/contract";
import { conventionsAddress, festivalsAddress, monthAddress } from "#almanac/almanac-address.ts";
import { useConventions } from "#almanac/use-conventions.ts";
import type { Where } from "#almanac/where.ts";
import { addressOf } from "#api/address-of.ts";
import type { DayQuestion } from "#api/panchang.ts";
import { PUBLIC_HOST } from "#api/public-host.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { AppLink } from "#platform/navigation/app-link.tsx";
import { SmallFold } from "#ui/fold/small-fold.tsx";
import styles from "./day-doors.module.css";

const ROUTES: readonly string[] = APP_ROUTES;

interface DayDoorsProps {
  readonly question: DayQuestion;
  readonly date: CivilDate;
  readonly where: Where;
  readonly placeName: string;
}

/** Links from the day: the month, the conventions of the figures, any coordinates, and the festivals for the visitor's own calendar. */
export function DayDoors({ question: { lat, lon, tz, zone }, date, where, placeName }: DayDoorsProps) {
  const t = useT();
  const { lang } = useLanguage();
  const { conventions, parameters } = useConventions();
  const [city = placeName] = placeName.split(",");
  const feed = addressOf(calls.panchangCalendar, { lat, lon, tz, zone, lang, ...parameters, place: city });
  const subject = { where, conventions };
  // A screen has its door as soon as it has its route.
  const doors = [
    { to: monthAddress(date, subject), label: "panchang.doors.month" },
    { to: festivalsAddress({}, subject), label: "panchang.doors.festivals" },
    { to: conventionsAddress(date, subject), label: "panchang.doors.conventions" },
    { to: "/panchang/coordinates", label: "panchang.doors.coordinates" },
  ] as const;
  return (
    <nav className="no-print" aria-label={t("panchang.doors")}>
      <SmallFold title={t("panchang.doors")} isPhoneOnly>
        <div className={styles.doors}>
          {doors
            .filter(({ to }) => ROUTES.includes(to.replace(/\?.*$/, "")))
            .map(({ to, label }) => (
              <AppLink key={label} className={styles.door} to={to}>
                {t(label)}
              </AppLink>
            ))}
          <a className={styles.door} href={`webcal://${PUBLIC_HOST}${feed}`}>
            {t("panchang.doors.subscribe", { city })}
          </a>
          <a className={styles.door} href={feed} download="panchang.ics">
            {t("panchang.doors.download")}
          </a>
        </div>
      </SmallFold>
    </nav>
  );
}
