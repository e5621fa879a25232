import type { KaalsarpDoshaReport } from "@vedanga/contract";
import { useT } from "#i18n/use-t.ts";
import { ReportPart } from "#person/report/report-part.tsx";
import styles from "./kaalsarp-types.module.css";

/** In the order of Rahu's house, 1 to 12; Ketu is in the seventh from it. */
const TYPES = [
  "Anant",
  "Kulik",
  "Vasuki",
  "Shankpal",
  "Padma",
  "Mahapadma",
  "Takshak",
  "Karkotak",
  "Shankhchood",
  "Ghatak",
  "Vishdhar",
  "Sheshnag",
] as const satisfies readonly NonNullable<KaalsarpDoshaReport["dosha_type"]>[];

const EFFECTS = [1, 2, 3, 4] as const;

const oppositeOf = (house: number): number => ((house + 5) % 12) + 1;

/** What the dosha is, the twelve kinds with their houses and what these are about, and what is said of it. */
export function KaalsarpTypes({ type }: { readonly type: KaalsarpDoshaReport["dosha_type"] }) {
  const t = useT();
  return (
    <>
      <ReportPart title="kaalsarp.about">
        <p>{t("kaalsarp.aboutText")}</p>
      </ReportPart>
      <ReportPart title="kaalsarp.effects">
        <p>{t("kaalsarp.effectsNote")}</p>
        <ul className={styles.effects}>
          {EFFECTS.map((effect) => (
            <li key={effect}>{t(`kaalsarp.effect.${effect}`)}</li>
          ))}
        </ul>
      </ReportPart>
      <ReportPart title="kaalsarp.types">
        <dl className={styles.types}>
          {TYPES.map((one, index) => (
            <div key={one} className={one === type ? styles.own : undefined}>
              <dt>
                <b>{t(`kaalsarp.${one}`)}</b>
                {one === type && <span className={styles.yours}>{t("kaalsarp.yours")}</span>}
                <span className={styles.houses}>
                  {t("kaalsarp.pairHouses", { rahu: index + 1, ketu: oppositeOf(index + 1) })}
                </span>
              </dt>
              <dd>{t(`kaalsarp.pair.${one}`)}</dd>
            </div>
          ))}
        </dl>
      </ReportPart>
    </>
  );
}
