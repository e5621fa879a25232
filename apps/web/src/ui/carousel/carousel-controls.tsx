import { useT } from "#i18n/use-t.ts";
import { Icon } from "../icon.tsx";
import { SquareButton } from "../press/square-button.tsx";
import styles from "./carousel.module.css";
import type { Rotation } from "./use-rotation.ts";

interface CarouselControlsProps {
  readonly rotation: Rotation;
  readonly slideKeys: readonly string[];
  readonly at: "start" | "end";
}

/** The button that stops and starts the carousel, and a dot for each slide. */
export function CarouselControls({ rotation, slideKeys, at }: CarouselControlsProps) {
  const t = useT();
  const { index, isSet, goTo, dispatch } = rotation;
  return (
    <div className={styles.controls} data-at={at}>
      <SquareButton
        aria-label={t(isSet ? "carousel.pause" : "carousel.play")}
        onClick={() => dispatch({ kind: "wish", wish: isSet ? "off" : "on" })}
      >
        <Icon name={isSet ? "pause" : "play"} />
      </SquareButton>
      <ul className={styles.dots} aria-label={t("carousel.choose")}>
        {slideKeys.map((key, place) => (
          <li key={key}>
            <SquareButton
              aria-label={t("carousel.goTo", { n: place + 1 })}
              aria-current={place === index ? "true" : undefined}
              onClick={() => goTo(place)}
            >
              <span className={styles.dot} />
            </SquareButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
