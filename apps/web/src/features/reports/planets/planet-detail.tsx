import type { Strengths } from "@vedanga/contract";
import type { BirthQuestion } from "#api/birth/birth-query.ts";
import { reportReasons } from "#api/reports/report-reasons.ts";
import { strengthReasons } from "#api/strengths.ts";
import { formatSexagesimal } from "#i18n/format-degrees.ts";
import { useT } from "#i18n/use-t.ts";
import { useIsTimeUnknown } from "#person/certainty/certainty.tsx";
import { type FactRow, FactRows } from "#person/report/fact-rows.tsx";
import { AskedReasons } from "#ui/why/asked-reasons.tsx";
import styles from "./planet-detail.module.css";

type Graha = Strengths["grahas"][number];

/** From the first degrees of a sign on, backwards in an even one. */
const AGES: readonly Graha["avastha"]["id"][] = ["bala", "kumara", "yuva", "vriddha", "mrita"];

/** What the other report says of the row. */
const OWN = ["house", "nakshatra_lord", "retro"];

/** The condition of a graha, what it is for the ascendant, what it sees and who sees it. */
export function PlanetDetail({ graha, index, localDegree, birth }: PlanetDetailProps) {
  const t = useT();
  const isTimeUnknown = useIsTimeUnknown();
  return (
    <>
      {!isTimeUnknown && <p className={styles.reading}>{graha.reading}</p>}
      <FactRows rows={useRows(graha, localDegree)} valueClass="num" />
      <p className={styles.note}>{t("planets.sightNote")}</p>
      <AskedReasons
        question={t("planets.whyFigures")}
        about={graha.name}
        queries={[
          {
            ...reportReasons("planetDetails", birth),
            select: (reasons) =>
              reasons.filter(({ about }) => about === "0.house" || OWN.some((own) => about === `${index + 1}.${own}`)),
          },
          {
            ...strengthReasons(birth),
            select: (reasons) =>
              reasons.filter(
                ({ about }) => about.startsWith(`grahas.${index}.`) && !about.startsWith(`grahas.${index}.shadbala`),
              ),
          },
        ]}
      />
    </>
  );
}

interface PlanetDetailProps {
  readonly graha: Graha;
  /** Its place in the answer. */
  readonly index: number;
  /** From the start of its sign; undefined while it is on its way. */
  readonly localDegree: number | undefined;
  readonly birth: BirthQuestion;
}

function useRows(graha: Graha, localDegree: number | undefined): FactRow[] {
  const { dignity, nature, rules, combustion, is_combust, avastha, sees, seen_by } = graha;
  const t = useT();
  const isTimeUnknown = useIsTimeUnknown();
  const natureText =
    rules.length === 0
      ? nature.name
      : t("planets.natureAndLord", { nature: nature.name, count: rules.length, houses: rules.join(", ") });
  const combustText =
    combustion === null
      ? t("planets.combustNever")
      : t(is_combust ? "planets.combustYes" : "planets.combustNo", {
          degrees: `${combustion.from_sun_degrees.toFixed(is_combust ? 1 : 0)}°`,
          orb: combustion.orb_degrees,
        });
  const sights = sees.map(({ from_itself: house, sign, grahas }) =>
    t("planets.sight", { who: grahas.map(({ name }) => name).join(", ") || sign.name, house }),
  );
  // Without a time of birth nobody knows the seconds.
  const position: FactRow[] = isTimeUnknown
    ? []
    : [{ label: "planets.inSign", value: localDegree === undefined ? undefined : formatSexagesimal(localDegree) }];
  return [
    ...position,
    { label: "planets.dignity", value: dignity.name },
    { label: "planets.natureFor", value: isTimeUnknown ? t("results.notKnown") : natureText },
    { label: "planets.combust", value: combustText },
    {
      label: "planets.avastha",
      value: t("planets.avasthaOf", { name: avastha.name, place: AGES.indexOf(avastha.id) + 1 }),
    },
    { label: "planets.sees", value: sights.join(", ") },
    { label: "planets.seenBy", value: seen_by.map(({ name }) => name).join(", ") || t("planets.nobody") },
  ];
}
