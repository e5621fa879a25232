import type { ReactNode } from "react";
import type { Placements } from "#api/wire/planet-details.ts";
import type { MessageId } from "#i18n/catalogue/en.ts";
import { formatDegreesInSign } from "#i18n/format-degrees.ts";
import { useT } from "#i18n/use-t.ts";
import { useIsTimeUnknown } from "#person/certainty/certainty.tsx";
import styles from "./trio.module.css";

interface Leading {
  readonly title: MessageId;
  readonly name: (planets: Placements) => string;
  readonly detail: (planets: Placements) => ReactNode;
}

/** The three things asked first: ascendant, Moon sign and birth star. */
export function Trio({ planets }: { readonly planets: Placements | undefined }) {
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
        name: ({ placements }) => placements.lagna.zodiac,
        detail: ({ placements: { lagna } }) =>
          t("results.degreesAndStar", {
            degrees: formatDegreesInSign(lagna.local_degree),
            star: lagna.nakshatra,
            pada: lagna.nakshatra_pada,
          }),
      };
  const three: readonly Leading[] = [
    ascendant,
    {
      title: "results.moonSign",
      name: ({ rasi }) => rasi,
      detail: ({ placements }) => atNoon(formatDegreesInSign(placements.moon.local_degree)),
    },
    {
      title: "results.birthStar",
      name: ({ nakshatra }) => nakshatra,
      detail: ({ placements, nakshatra_pada }) =>
        atNoon(t("results.padaAndLord", { pada: nakshatra_pada, lord: placements.moon.nakshatra_lord })),
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
