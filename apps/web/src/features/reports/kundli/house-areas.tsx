import type { DivisionHouse } from "@vedanga/contract";
import { type KeyboardEvent, type MouseEvent, useMemo, useRef } from "react";
import { useT } from "#i18n/use-t.ts";
import { type ChosenPlace, houseByKey, tintedHouses, type Who } from "./chosen-place.ts";
import styles from "./house-areas.module.css";
import { houseOutlines } from "./house-outlines.ts";
import { useStandingNames } from "./use-standing-names.ts";

interface HouseAreasProps {
  /** The drawing below. */
  readonly svg: string;
  /** What the chart is called. */
  readonly name: string;
  /** Undefined until they are here. */
  readonly houses: readonly DivisionHouse[] | undefined;
  readonly chosen: ChosenPlace | null;
  onPressed(place: ChosenPlace): void;
}

/** The graha of a house whose letters are where the pointer is; the ascendant looks at nothing. */
function whoIsAt({ clientX, clientY }: MouseEvent, { standing }: DivisionHouse): Who | null {
  const letters = document
    .elementsFromPoint(clientX, clientY)
    .map((element) => element.closest(".chart-graha"))
    .find((element) => element !== null);
  const grahas = standing.filter(({ graha }) => graha !== "ascendant");
  return grahas.find(({ graha }) => letters?.classList.contains(`chart-${graha}`))?.graha ?? null;
}

/** The houses of a drawing as buttons that lie over it: one stop of the Tab key, and arrows between them. */
export function HouseAreas({ svg, name, houses, chosen, onPressed }: HouseAreasProps) {
  const t = useT();
  const namesOf = useStandingNames();
  const box = useRef<SVGSVGElement>(null);
  const outlines = useMemo(() => houseOutlines(svg), [svg]);
  if (outlines === null || houses === undefined) return null;
  const tinted = tintedHouses(houses, chosen);
  const stop = chosen?.house ?? 1;

  function followKey(event: KeyboardEvent, house: number): void {
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      onPressed({ house, who: null });
    }
    const next = houseByKey(house, event.key);
    if (next === null) return;
    event.preventDefault();
    box.current?.querySelector<SVGPathElement>(`[data-house="${next}"]`)?.focus();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no <fieldset>.
    <svg
      ref={box}
      className={`no-print ${styles.areas}`}
      viewBox={outlines.viewBox}
      role="group"
      aria-label={t("kundli.houses", { chart: name })}
    >
      <g transform={outlines.transform}>
        {outlines.paths.map(({ house, d }) => {
          const about = houses[house - 1];
          if (about === undefined) return null;
          const isChosen = chosen?.house === house;
          return (
            // biome-ignore lint/a11y/useSemanticElements: a drawing has no <button>.
            <path
              key={house}
              d={d}
              role="button"
              tabIndex={house === stop ? 0 : -1}
              data-house={house}
              data-tinted={tinted.has(house) || undefined}
              aria-pressed={isChosen}
              aria-label={t("kundli.houseInSign", {
                house,
                sign: about.sign.name,
                who: namesOf(about.standing) || t("kundli.noPlanet"),
              })}
              className={styles.area}
              onClick={(event) => onPressed({ house, who: whoIsAt(event, about) })}
              onKeyDown={(event) => followKey(event, house)}
            />
          );
        })}
      </g>
    </svg>
  );
}
