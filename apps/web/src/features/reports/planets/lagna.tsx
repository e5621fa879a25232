import type { Placements } from "#api/wire/planet-details.ts";
import { formatDegreesInSign } from "#i18n/format-degrees.ts";
import { useT } from "#i18n/use-t.ts";
import { useIsTimeUnknown } from "#person/certainty/certainty.tsx";
import { Differences } from "#person/certainty/differences.tsx";
import { Glyph, RASI_GLYPHS } from "#ui/glyph/glyph.tsx";
import styles from "./lagna.module.css";

/** The rising sign, drawn and named. */
export function Lagna({ planets }: { readonly planets: Placements | undefined }) {
  const t = useT();
  const isTimeUnknown = useIsTimeUnknown();
  const lagna = planets?.placements.lagna;
  const glyph = lagna && !isTimeUnknown ? RASI_GLYPHS[lagna.rasi_no - 1] : undefined;
  const figures =
    lagna &&
    t("planets.degreeAndStar", {
      degree: formatDegreesInSign(lagna.local_degree),
      star: lagna.nakshatra,
      pada: lagna.nakshatra_pada,
    });
  return (
    <section className={`oxford ${styles.section}`} aria-labelledby="lagna">
      <div className={styles.lagna}>
        {glyph ? <Glyph name={glyph} className={styles.glyph} /> : <span className={styles.glyph} />}
        <div>
          <h2 id="lagna" className={styles.label}>
            {t("planets.ascendant")}
          </h2>
          <p className={styles.name}>{isTimeUnknown ? t("results.notKnown") : (lagna?.zodiac ?? "\u00a0")}</p>
          <p className={`num ${styles.figures}`}>{isTimeUnknown ? t("results.needsTime") : (figures ?? "\u00a0")}</p>
        </div>
      </div>
      <Differences of={["lagna"]} />
    </section>
  );
}
