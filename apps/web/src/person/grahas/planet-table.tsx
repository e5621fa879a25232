import type { WireReason } from "@vedanga/contract";
import type { BirthQuestion } from "#api/birth/birth-query.ts";
import { PLACED, type Placement, type Placements } from "#api/wire/planet-details.ts";
import type { MessageId } from "#i18n/catalogue/en.ts";
import { formatDegreesInSign } from "#i18n/format-degrees.ts";
import { useT } from "#i18n/use-t.ts";
import { useIsTimeUnknown } from "#person/certainty/certainty.tsx";
import { WhyReport } from "#person/report/why-report.tsx";
import { ColumnHeads } from "#ui/table/column-heads.tsx";
import { SidewaysScroller } from "#ui/table/sideways-scroller.tsx";
import { WaitingRows } from "#ui/waiting/waiting-rows.tsx";
import { Reasons } from "#ui/why/reasons.tsx";
import styles from "./planet-table.module.css";

const COLUMNS: readonly MessageId[] = [
  "results.planet",
  "results.sign",
  "results.degree",
  "results.house",
  "results.nakshatra",
  "results.lord",
  "results.status",
];
const GRAHA_COUNT = 9;

interface PlanetTableProps {
  readonly planets: Placements | undefined;
  readonly birth: BirthQuestion;
}

/** The nine grahas by sign, degree, house and star. On a phone it scrolls sideways within itself, and says so. */
export function PlanetTable({ planets, birth }: PlanetTableProps) {
  const t = useT();
  return (
    <div className={`oxford ${styles.section}`}>
      <h2 id="planets-title">{t("results.planets")}</h2>
      <SidewaysScroller labelledBy="planets-title" hint={t("results.swipe")}>
        <table className={`ledger ${styles.table}`}>
          <caption className="unseen">{t("results.planets")}</caption>
          <thead>
            <ColumnHeads columns={COLUMNS} className={styles.head} />
          </thead>
          <tbody>
            {planets ? (
              PLACED.slice(1).map((id) => <PlanetRow planet={planets.placements[id]} key={id} />)
            ) : (
              <WaitingRows rows={GRAHA_COUNT} columns={COLUMNS.length} />
            )}
          </tbody>
        </table>
      </SidewaysScroller>
      <WhyReport kind="planetDetails" birth={birth} question={t("results.whyPlanets")}>
        {(reasons) => planets && <PlanetReasons planets={planets} reasons={reasons} />}
      </WhyReport>
    </div>
  );
}

/** Each graha with the reasons of its figures. */
function PlanetReasons({ planets, reasons }: PlanetReasonsProps) {
  return PLACED.map((id, place) => {
    const own = reasons.filter(({ about }) => about.startsWith(`${place}.`));
    return (
      own.length > 0 && (
        <section key={id} className={styles.why}>
          <h3>{planets.placements[id].full_name}</h3>
          <Reasons reasons={own} />
        </section>
      )
    );
  });
}

interface PlanetReasonsProps {
  readonly planets: Placements;
  readonly reasons: readonly WireReason[];
}

function PlanetRow({ planet }: { readonly planet: Placement }) {
  const t = useT();
  const isTimeUnknown = useIsTimeUnknown();
  return (
    <tr>
      <th scope="row" className={styles.name}>
        {planet.full_name}
      </th>
      <td>{planet.zodiac}</td>
      <td className="num">{formatDegreesInSign(planet.local_degree)}</td>
      <td className="num">{isTimeUnknown ? t("results.notKnown") : planet.house}</td>
      <td>{t("results.starAndPada", { star: planet.nakshatra, pada: planet.nakshatra_pada })}</td>
      <td>{planet.zodiac_lord}</td>
      <td>
        <b>{t(planet.retro ? "results.retrogradeLetter" : "results.directLetter")}</b>{" "}
        {t(planet.retro ? "results.retrograde" : "results.direct")}
      </td>
    </tr>
  );
}
