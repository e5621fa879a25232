import { type ReactNode, useState } from "react";
import { PLACED, type Placed, type Placement, type Placements } from "#api/wire/planet-details.ts";
import type { MessageId } from "#i18n/catalogue/en.ts";
import { formatDegreesInSign } from "#i18n/format-degrees.ts";
import { useT } from "#i18n/use-t.ts";
import { useIsTimeUnknown } from "#person/certainty/certainty.tsx";
import { useMedia } from "#ui/carousel/use-media.ts";
import { TextPress } from "#ui/press/text-press.tsx";
import { SidewaysScroller } from "#ui/table/sideways-scroller.tsx";
import { Skeleton } from "#ui/waiting/skeleton.tsx";
import styles from "./planet-positions.module.css";

interface Column {
  readonly label: MessageId;
  readonly cell: (planet: Placement) => ReactNode;
  readonly className?: string | undefined;
}

/** Narrower than this the table lies partly behind the edge. */
const NARROW = "(max-width: 63.99rem)";

/** The columns after the name; on a phone the status comes before those that lie behind the edge. */
function useColumns(): readonly Column[] {
  const t = useT();
  const isTimeUnknown = useIsTimeUnknown();
  const isNarrow = useMedia(NARROW);
  const figure = `num ${styles.figure}`;
  const place: readonly Column[] = [
    { label: "results.sign", cell: ({ zodiac }) => zodiac },
    { label: "results.degree", cell: ({ local_degree }) => formatDegreesInSign(local_degree), className: figure },
    {
      label: "results.house",
      cell: ({ house }) => (isTimeUnknown ? t("results.notKnown") : house),
      className: figure,
    },
  ];
  const further: readonly Column[] = [
    {
      label: "results.nakshatra",
      cell: ({ nakshatra: star, nakshatra_pada: pada }) => t("results.starAndPada", { star, pada }),
    },
    { label: "results.lord", cell: ({ zodiac_lord }) => zodiac_lord },
  ];
  const status: Column = { label: "results.status", cell: ({ retro }) => <Motion isBackward={retro} /> };
  return isNarrow ? [...place, status, ...further] : [...place, ...further, status];
}

interface PlanetPositionsProps {
  readonly planets: Placements | undefined;
  /** What opens under the row of a graha. */
  readonly children: (id: Placed) => ReactNode;
}

/** The nine grahas by sign, degree, house and star; each row opens under itself. */
export function PlanetPositions({ planets, children }: PlanetPositionsProps) {
  const t = useT();
  const columns = useColumns();
  const [opened, setOpened] = useState<Placed | null>(null);
  return (
    <div className={`oxford ${styles.section}`} aria-busy={planets === undefined}>
      <h2 id="positions">{t("results.planets")}</h2>
      <div className={styles.room}>
        <SidewaysScroller labelledBy="positions" hint={t("results.swipe")}>
          <table className={`ledger ${styles.table}`}>
            <caption className="unseen">{t("results.planets")}</caption>
            <thead>
              <tr className={styles.head}>
                <th scope="col">{t("results.planet")}</th>
                {columns.map(({ label, className }) => (
                  <th scope="col" key={label} className={className}>
                    {t(label)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {PLACED.slice(1).map((id) =>
                planets ? (
                  <PlanetRow
                    key={id}
                    planet={planets.placements[id]}
                    columns={columns}
                    isOpen={opened === id}
                    onPress={() => setOpened(opened === id ? null : id)}
                  >
                    {children}
                  </PlanetRow>
                ) : (
                  <tr key={id} className={styles.row}>
                    <td colSpan={columns.length + 1}>
                      <Skeleton />
                    </td>
                  </tr>
                ),
              )}
            </tbody>
          </table>
        </SidewaysScroller>
      </div>
      <p className={styles.legend}>
        {t("planets.legend")} <span className="no-print">{t("planets.pressRow")}</span>
      </p>
    </div>
  );
}

interface PlanetRowProps {
  readonly planet: Placement;
  readonly columns: readonly Column[];
  readonly isOpen: boolean;
  onPress(): void;
  readonly children: (id: Placed) => ReactNode;
}

const PlanetRow = ({ planet, columns, isOpen, onPress, children }: PlanetRowProps) => (
  <>
    <tr className={isOpen ? `${styles.row} ${styles.open}` : styles.row}>
      <th scope="row">
        <TextPress isAllAround aria-expanded={isOpen} onClick={onPress}>
          {planet.full_name}
        </TextPress>
      </th>
      {columns.map(({ label, cell, className }) => (
        <td key={label} className={className}>
          {cell(planet)}
        </td>
      ))}
    </tr>
    {isOpen && (
      <tr className={styles.detail}>
        <td colSpan={columns.length + 1}>
          <div className={styles.under}>{children(planet.id)}</div>
        </td>
      </tr>
    )}
  </>
);

/** The letter, and the word for those who hear it. */
function Motion({ isBackward }: { readonly isBackward: boolean }) {
  const t = useT();
  const letter = t(isBackward ? "results.retrogradeLetter" : "results.directLetter");
  return (
    <>
      {isBackward ? <b>{letter}</b> : letter}
      <span className="unseen">{t(isBackward ? "results.retrograde" : "results.direct")}</span>
    </>
  );
}
