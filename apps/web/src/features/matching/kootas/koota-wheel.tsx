import { useId } from "react";
import type { MatchedKootas } from "#api/wire/matches.ts";
import { useT } from "#i18n/use-t.ts";
import { dialPoint, ringPiece, tick } from "#ui/dial.ts";
import { DrawnKey } from "#ui/drawn-key/drawn-key.tsx";
import { type KootaSector, kootaSectors, pointEdges } from "./koota-sectors.ts";
import styles from "./koota-wheel.module.css";

const OUTER = 92;
const INNER = 62;
const NAMES = 102;
/** A name above or below the wheel is this much further out. */
const CLEAR = 5;
/** Within this share of the radius beside the upright a name is centred over its piece. */
const UPRIGHT = 0.4;

const anchorAt = (x: number): "start" | "middle" | "end" => {
  if (Math.abs(x) < NAMES * UPRIGHT) return "middle";
  return x > 0 ? "start" : "end";
};

/** 36 points around the middle, a piece for each koota as wide as what it can give, filled as far as it gave. */
export function KootaWheel({ points, kootas }: Pick<MatchedKootas, "points" | "kootas">) {
  const t = useT();
  const hatch = useId();
  const sectors = kootaSectors(kootas);
  const told = kootas.map(({ id, points: given, full }) =>
    t("matching.told", { name: t(`matching.koota.${id}`), points: given, full }),
  );
  const hasUndone = kootas.some(({ excuses }) => excuses.length > 0);
  const box = <rect width="16" height="12" className={styles.rim} />;
  return (
    <div>
      <svg
        className={styles.wheel}
        viewBox="-164 -118 328 232"
        role="img"
        aria-label={t("matching.wheel", { told: told.join(", ") })}
      >
        <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="1.6" height="5" className={styles.hatch} />
        </pattern>
        {sectors.map((sector) => (
          <Sector key={sector.koota.id} sector={sector} hatch={`url(#${hatch})`} />
        ))}
        <path className={styles.parts} d={sectors.map(({ fromDeg }) => tick(fromDeg, INNER, OUTER + 4)).join("")} />
        <circle className={styles.rim} r={OUTER} />
        <circle className={styles.rim} r={INNER} />
        <text className={styles.sum} y="-6">
          {points}
        </text>
        <text className={styles.of} y="28">
          / 36
        </text>
      </svg>
      <DrawnKey
        items={[
          {
            mark: (
              <>
                <rect width="16" height="12" className={styles.given} />
                {box}
              </>
            ),
            words: t("matching.given"),
          },
          { mark: box, words: t("matching.missing") },
          ...(hasUndone
            ? [
                {
                  mark: (
                    <>
                      <rect width="16" height="12" fill={`url(#${hatch})`} />
                      {box}
                    </>
                  ),
                  words: t("matching.undoneKey"),
                },
              ]
            : []),
        ]}
      />
    </div>
  );
}

function Sector({ sector, hatch }: { readonly sector: KootaSector; readonly hatch: string }) {
  const t = useT();
  const { koota, fromDeg, givenDeg, toDeg } = sector;
  const { id, points, full, excuses } = koota;
  const { x, y } = dialPoint(NAMES, (fromDeg + toDeg) / 2);
  const anchor = anchorAt(x);
  const height = anchor === "middle" ? y + Math.sign(y) * CLEAR : y;
  const [given, missing] = [true, false].map((isGiven) =>
    pointEdges(sector)
      .filter((deg) => deg < givenDeg === isGiven)
      .map((deg) => tick(deg, INNER, OUTER))
      .join(""),
  );
  return (
    <g>
      {givenDeg > fromDeg && <path className={styles.given} d={ringPiece(fromDeg, givenDeg, INNER, OUTER)} />}
      {excuses.length > 0 && <path fill={hatch} d={ringPiece(givenDeg, toDeg, INNER, OUTER)} />}
      <path className={styles.onGiven} d={given} />
      <path className={styles.onMissing} d={missing} />
      <text className={styles.name} x={x} y={height} textAnchor={anchor}>
        {t(`matching.koota.${id}`)}{" "}
        <tspan className={styles.share}>
          {points}/{full}
        </tspan>
      </text>
    </g>
  );
}
