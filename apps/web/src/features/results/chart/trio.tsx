import type { PlanetDetails } from "@vedanga/contract";
import type { ReactNode } from "react";
import type { MessageId } from "#i18n/catalogue/en.ts";
import { formatDegreesInSign } from "#i18n/format-degrees.ts";
import { useT } from "#i18n/use-t.ts";
import { useIsTimeUnknown } from "#person/certainty/certainty.tsx";
import styles from "./trio.module.css";

interface Leading {
  readonly title: MessageId;
  readonly name: (planets: PlanetDetails) => string;
  readonly detail: (planets: PlanetDetails) => ReactNode;
}

/** The three things asked first: ascendant, Moon sign and birth star. */
export function Trio({ planets }: { readonly planets: PlanetDetails | undefined }) {
  const t = useT();
  const isTimeUnknown = useIsTimeUnknown();
  const atNoon = (figure: string): string => (isTimeUnknown ? t("results.atNoon", { figure }) : figure);
  const ascendant: Leading = isTimeUnknown
    ? {
        title: "results.ascendant",
        name: () => t("results.notKnown"),
        detail: () => t("results.needsTime"),
      }
    : {
        title: "results.ascendant",
        name: ({ 0: ascendant }) => ascendant.zodiac,
        detail: ({ 0: ascendant }) =>
          t("results.degreesAndStar", {
            degrees: formatDegreesInSign(ascendant.local_degree),
            star: ascendant.nakshatra,
            pada: ascendant.nakshatra_pada,
          }),
      };
  const three: readonly Leading[] = [
    ascendant,
    {
      title: "results.moonSign",
      name: ({ rasi }) => rasi,
      detail: ({ 2: moon }) => atNoon(formatDegreesInSign(moon.local_degree)),
    },
    {
      title: "results.birthStar",
      name: ({ nakshatra }) => nakshatra,
      detail: ({ 2: moon, nakshatra_pada }) =>
        atNoon(t("results.padaAndLord", { pada: nakshatra_pada, lord: moon.nakshatra_lord })),
    },
  ];
  return (
    <dl className={styles.trio}>
      {three.map(({ title, name, detail }) => (
        <div key={title}>
          <dt>{t(title)}</dt>
          <dd>
            {planets === undefined ? (
              <span className={styles.waiting} aria-hidden="true">
                <b>{"\u00a0"}</b>
                <span>{"\u00a0"}</span>
              </span>
            ) : (
              <>
                <b>{name(planets)}</b>
                <span className="num">{detail(planets)}</span>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
