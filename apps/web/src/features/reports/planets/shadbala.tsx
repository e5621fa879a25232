import type { Strengths } from "@vedanga/contract";
import type { BirthQuestion } from "#api/birth/birth-query.ts";
import { strengthReasons } from "#api/strengths.ts";
import type { MessageId } from "#i18n/catalogue/en.ts";
import { useT } from "#i18n/use-t.ts";
import { SidewaysScroller } from "#ui/table/sideways-scroller.tsx";
import { AskedReasons } from "#ui/why/asked-reasons.tsx";
import { Why } from "#ui/why/why.tsx";
import { byShare, type StrongGraha } from "./by-share.ts";
import styles from "./shadbala.module.css";
import section from "./strengths-section.module.css";

interface ShadbalaProps {
  readonly found: Strengths;
  readonly birth: BirthQuestion;
}

const PARTS = ["sthana", "dig", "kala", "cheshta", "naisargika", "drik"] as const;
const PART_LABELS: Readonly<Record<(typeof PARTS)[number], MessageId>> = {
  sthana: "planets.sthana",
  dig: "planets.dig",
  kala: "planets.kala",
  cheshta: "planets.cheshta",
  naisargika: "planets.naisargika",
  drik: "planets.drik",
};
const TICK_RUPAS = 5;
const VIRUPAS_PER_RUPA = 60;

const percentOf = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(2)}%`;

/** The strength of each of the seven against what it needs; the best provided first. */
export function Shadbala({ found, birth }: ShadbalaProps) {
  const t = useT();
  const ranked = byShare(found.grahas);
  const most = Math.max(...ranked.flatMap(({ shadbala }) => [shadbala.total_rupas, shadbala.needed_rupas]));
  const scale = most * 1.04;
  const ticks = Array.from({ length: Math.floor(scale / TICK_RUPAS) + 1 }, (_, index) => index * TICK_RUPAS);
  return (
    <>
      <h3 className={section.title}>{t("planets.shadbala")}</h3>
      <p className={section.said}>{found.reading.shadbala}</p>
      <table className={`ledger ${styles.table}`}>
        <caption className="unseen">{t("planets.shadbala")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("results.planet")}</th>
            <td className={styles.track} aria-hidden="true">
              <svg className={styles.axis} aria-hidden="true">
                {ticks.map((rupas) => (
                  <text key={rupas} x={percentOf(rupas, scale)} y="1em" textAnchor={rupas === 0 ? "start" : "middle"}>
                    {rupas}
                  </text>
                ))}
              </svg>
            </td>
            <th scope="col" className={styles.figure}>
              {t("planets.rupas")}
            </th>
            <th scope="col" className={styles.figure}>
              {t("planets.required")}
            </th>
            <th scope="col" className={`${styles.figure} ${styles.wide}`}>
              {t("planets.ofRequired")}
            </th>
          </tr>
        </thead>
        <tbody>
          {ranked.map(({ graha, name, shadbala: { total_rupas: has, needed_rupas: needs } }) => (
            <tr key={graha}>
              <th scope="row">{name}</th>
              <td className={styles.track} aria-hidden="true">
                <svg className={styles.bar} aria-hidden="true">
                  <rect className={styles.has} y="25%" width={percentOf(has, scale)} height="50%" />
                  <rect className={styles.needs} x={percentOf(needs, scale)} width="4" height="100%" />
                </svg>
              </td>
              <td className={`num ${styles.figure}`}>
                <b>{has.toFixed(2)}</b>
              </td>
              <td className={`num ${styles.figure}`}>{needs}</td>
              <td className={`num ${styles.figure} ${styles.wide}`}>
                {t("planets.percent", { percent: Math.round((100 * has) / needs) })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={`${section.legend} ${styles.legend}`}>{t("planets.shadbalaLegend")}</p>
      <Why question={t("planets.whyShadbala")}>
        <p>{t("planets.shadbalaRule")}</p>
        <SixParts ranked={ranked} />
        {ranked.map(({ graha, name, shadbala }) => (
          <AskedReasons
            key={graha}
            question={t("planets.whyRupas", { rupas: shadbala.total_rupas.toFixed(2), planet: name })}
            queries={[
              {
                ...strengthReasons(birth),
                select: (reasons) => {
                  const index = found.grahas.findIndex((each) => each.graha === graha);
                  return reasons.filter(({ about }) => about.startsWith(`grahas.${index}.shadbala.`));
                },
              },
            ]}
          />
        ))}
      </Why>
    </>
  );
}

/** What the strength of each is made of. */
function SixParts({ ranked }: { readonly ranked: readonly StrongGraha[] }) {
  const t = useT();
  return (
    <div className={styles.parts}>
      <h4 id="six-parts">{t("planets.sixParts")}</h4>
      <SidewaysScroller labelledBy="six-parts" hint={t("results.swipe")}>
        <table className="ledger">
          <caption className="unseen">{t("planets.sixParts")}</caption>
          <thead>
            <tr>
              <th scope="col">{t("results.planet")}</th>
              {PARTS.map((part) => (
                <th scope="col" key={part} className={styles.figure}>
                  {t(PART_LABELS[part])}
                </th>
              ))}
              <th scope="col" className={styles.figure}>
                {t("planets.sum")}
              </th>
            </tr>
          </thead>
          <tbody>
            {ranked.map(({ graha, name, shadbala }) => (
              <tr key={graha}>
                <th scope="row">{name}</th>
                {PARTS.map((part) => (
                  <td key={part} className={`num ${styles.figure}`}>
                    {shadbala[part].toFixed(1).replace("-", "\u2212")}
                  </td>
                ))}
                <td className={`num ${styles.figure}`}>
                  <b>{(shadbala.total_rupas * VIRUPAS_PER_RUPA).toFixed(0)}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </SidewaysScroller>
    </div>
  );
}
