import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { chartHouses } from "#api/chart-houses.ts";
import type { DivisionQuestion } from "#api/chart-image.ts";
import { useT } from "#i18n/use-t.ts";
import { ChartFigure } from "#ui/chart-figure/chart-figure.tsx";
import type { ChartState } from "#ui/chart-figure/use-chart.ts";
import { Fold } from "#ui/fold/fold.tsx";
import { ErrorPanel } from "#ui/message/error-panel.tsx";
import { Skeleton } from "#ui/waiting/skeleton.tsx";
import { ChartDownloads } from "./chart-downloads.tsx";
import { type ChosenPlace, pressed } from "./chosen-place.ts";
import { useDivisionWords } from "./division-names.ts";
import { HouseAreas } from "./house-areas.tsx";
import { HouseDetail } from "./house-detail.tsx";
import { HousesTable } from "./houses-table.tsx";
import styles from "./kundli-chart.module.css";

interface KundliChartProps {
  readonly division: DivisionQuestion;
  readonly chart: ChartState;
  /** Whose chart it is. */
  readonly person: string;
}

/** One chart: the drawing whose houses can be pressed, what was pressed, the same as a table and as a file. */
export function KundliChart({ division, chart, person }: KundliChartProps) {
  const t = useT();
  const { title, subtitle, name, readFor } = useDivisionWords()(division.div);
  const { data, error, refetch } = useQuery(chartHouses(division));
  const [chosen, setChosen] = useState<ChosenPlace | null>(null);
  const onPressed = (place: ChosenPlace): void => setChosen((before) => pressed(before, place));
  const houses = data?.houses;
  const canPress = chart.error === null && !error;
  const house = chosen && houses?.[chosen.house - 1];
  return (
    <div className={styles.chart}>
      <ChartFigure
        chart={chart}
        title={
          <div className={styles.head}>
            <h3>{title}</h3>
            <p>{readFor ?? subtitle}</p>
          </div>
        }
        failed={<p className={styles.failed}>{t("kundli.notDrawn")}</p>}
      >
        {chart.svg && (
          <HouseAreas key="areas" svg={chart.svg} name={name} houses={houses} chosen={chosen} onPressed={onPressed} />
        )}
      </ChartFigure>
      <p className="unseen" role="status">
        {house && t("kundli.opened", { house: house.house })}
      </p>
      {house && houses && chosen ? (
        <HouseDetail division={division} houses={houses} house={house} chosen={chosen} onPressed={onPressed} />
      ) : (
        canPress && <p className={`no-print ${styles.hint}`}>{t("kundli.press")}</p>
      )}
      {chart.svg && <ChartDownloads svg={chart.svg} div={division.div} name={name} person={person} />}
      <Fold level={3} title={<TableTitle name={name} />}>
        {error && (
          <ErrorPanel error={error} onRetry={() => void refetch()}>
            {t("kundli.housesFailed")}
          </ErrorPanel>
        )}
        {!houses && !error && <Skeleton lines={12} />}
        {houses && <HousesTable name={name} houses={houses} />}
      </Fold>
    </div>
  );
}

function TableTitle({ name }: { readonly name: string }) {
  const t = useT();
  return (
    <>
      {t("kundli.table")} <span className="unseen">{name}</span>
    </>
  );
}
