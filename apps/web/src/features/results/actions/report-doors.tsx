import { APP_ROUTES } from "@vedanga/contract";
import type { MessageId } from "#i18n/catalogue/en.ts";
import { useT } from "#i18n/use-t.ts";
import { AppLink } from "#platform/navigation/app-link.tsx";
import styles from "./result-actions.module.css";

interface Door {
  /** The screen it leads to. */
  readonly route: string;
  /** Which of its tabs. */
  readonly tab: string;
  readonly label: MessageId;
}

const DOORS: readonly Door[] = [
  { route: "/features", tab: "kundli", label: "doors.kundli" },
  { route: "/features", tab: "ascendant", label: "doors.ascendant" },
  { route: "/features", tab: "mahadasha", label: "doors.mahadasha" },
  { route: "/features", tab: "sade_sati", label: "doors.sadeSati" },
  { route: "/features", tab: "mangal_dosha", label: "doors.mangal" },
  { route: "/features", tab: "kaalsarp_dosha", label: "doors.kaalsarp" },
  { route: "/features", tab: "gem_suggestions", label: "doors.gem" },
];

/** The doors that lead somewhere: a report's door comes with its screen. */
export const openDoors = (routes: readonly string[]): readonly Door[] =>
  DOORS.filter(({ route }) => routes.includes(route));

/** A door to each report on the person. */
export function ReportDoors() {
  const t = useT();
  const doors = openDoors(APP_ROUTES);
  if (doors.length === 0) return null;
  return (
    <nav aria-labelledby="doors-title">
      <h2 id="doors-title" className={styles.title}>
        {t("doors.title")}
      </h2>
      <ul>
        {doors.map(({ route, tab, label }) => (
          <li key={tab}>
            <AppLink to={`${route}?tab=${tab}`}>{t(label)}</AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
