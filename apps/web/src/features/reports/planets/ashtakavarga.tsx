import type { Strengths } from "@vedanga/contract";
import type { BirthQuestion } from "#api/birth/birth-query.ts";
import { strengthReasons } from "#api/strengths.ts";
import { SEVEN } from "#api/wire/planet-details.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { useIsTimeUnknown } from "#person/certainty/certainty.tsx";
import { shortName } from "#person/grahas/short-name.ts";
import { SidewaysScroller } from "#ui/table/sideways-scroller.tsx";
import { AskedReasons } from "#ui/why/asked-reasons.tsx";
import styles from "./ashtakavarga.module.css";
import { rowsFromLagna, TOTAL_SCALE } from "./bindu-rows.ts";
import section from "./strengths-section.module.css";

interface AshtakavargaProps {
  readonly found: Strengths;
  readonly birth: BirthQuestion;
}

const MEAN = 28;
const TOTAL_GOOD = 30;
const TOTAL_FEW = 25;

/** What a count says by its ground: much tinted, some tinted, plain, or hatched. */
function ground(bindus: number): string | undefined {
  if (bindus >= 6) return styles.most;
  if (bindus === 5) return styles.more;
  return bindus <= 2 ? styles.few : undefined;
}

function barOf(bindus: number): string | undefined {
  if (bindus >= TOTAL_GOOD) return styles.good;
  return bindus < TOTAL_FEW ? styles.low : styles.middling;
}

const ofScale = (bindus: number): string => `${((100 * bindus) / TOTAL_SCALE).toFixed(1)}%`;

/** The bindus of the seven in the twelve signs: a table whose cells are the drawing. */
export function Ashtakavarga({ found, birth }: AshtakavargaProps) {
  const t = useT();
  const { lang } = useLanguage();
  const isTimeUnknown = useIsTimeUnknown();
  const names = new Map(found.grahas.map(({ graha, name }) => [graha, name]));
  return (
    <>
      <h3 id="ashtakavarga" className={section.title}>
        {t("planets.ashtakavarga")}
      </h3>
      {!isTimeUnknown && <p className={section.said}>{found.reading.ashtakavarga}</p>}
      <SidewaysScroller labelledBy="ashtakavarga" hint={t("results.swipe")}>
        <table className={styles.table}>
          <caption className="unseen">{t("planets.ashtakavargaOf")}</caption>
          <thead>
            <tr>
              <th scope="col">{t("results.sign")}</th>
              {SEVEN.map((graha) => (
                <th scope="col" key={graha}>
                  <span aria-hidden="true">{shortName(names.get(graha) ?? "", lang)}</span>
                  <span className="unseen">{names.get(graha)}</span>
                </th>
              ))}
              <th scope="col" className={styles.total}>
                {t("planets.all")}
              </th>
              <td className={styles.wide} aria-hidden="true" />
            </tr>
          </thead>
          <tbody>
            {rowsFromLagna(found).map(({ sign, house, bindus, total }) => (
              <tr key={sign}>
                <th scope="row">
                  {sign} {!isTimeUnknown && <span className={`num ${styles.house}`}>{house}</span>}
                </th>
                {bindus.map(([graha, count]) => (
                  <td key={graha} className={ground(count)}>
                    {count}
                  </td>
                ))}
                <td className={styles.total}>{total}</td>
                <td className={styles.wide} aria-hidden="true">
                  <svg className={styles.bar} aria-hidden="true">
                    <rect className={barOf(total)} y="25%" width={ofScale(total)} height="50%" />
                    <line x1={ofScale(MEAN)} x2={ofScale(MEAN)} y2="100%" />
                  </svg>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </SidewaysScroller>
      <p className={section.legend}>
        <Key className={styles.most} text={t("planets.keyMost")} />
        <Key className={styles.more} text={t("planets.keyMore")} />
        <Key className={undefined} text={t("planets.keyEven")} />
        <Key className={styles.few} text={t("planets.keyFew")} />
        <span className={styles.wideKey}>{t("planets.keyMean")}</span>
      </p>
      <AskedReasons
        question={t("planets.whyAshtakavarga")}
        queries={[
          {
            ...strengthReasons(birth),
            select: (reasons) => reasons.filter(({ about }) => about.startsWith("ashtakavarga")),
          },
        ]}
      />
    </>
  );
}

const Key = ({ className, text }: { readonly className: string | undefined; readonly text: string }) => (
  <span className={styles.key}>
    <i className={className} aria-hidden="true" />
    {text}
  </span>
);
