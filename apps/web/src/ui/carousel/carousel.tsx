import { type FocusEvent, type PointerEvent, type ReactNode, useDeferredValue } from "react";
import { useT } from "#i18n/use-t.ts";
import { useIsHydrated } from "#platform/hydration/use-is-hydrated.ts";
import styles from "./carousel.module.css";
import { CarouselControls } from "./carousel-controls.tsx";
import { SlideLink } from "./slide-link.tsx";
import { useRotation } from "./use-rotation.ts";
import { useSwipe } from "./use-swipe.ts";

export interface CarouselSlide {
  readonly key: string;
  /** The description of the slide for screen readers, beside its number. */
  readonly name: string;
  /** It is under the picture on wide screens. */
  readonly caption?: ReactNode;
  /** Opens in a new tab: an https address, or a path of the app. */
  readonly link?: string | undefined;
  /** What it shows; what moves by itself moves only while `isPlaying`. */
  draw(isPlaying: boolean): ReactNode;
}

interface CarouselProps {
  readonly label: string;
  readonly intervalMs: number;
  /** At least one. */
  readonly slides: readonly CarouselSlide[];
  /** The side of its controls. */
  readonly controlsAt: "start" | "end";
}

/**
 * Slides in one place, by the carousel pattern of the ARIA Authoring Practices: they turn by themselves until the
 * pointer or the keyboard comes, the page is hidden or the button is pressed, and not at all if reduced motion is
 * preferred. Before the page is hydrated only the first slide is there, without controls that would not work.
 */
export function Carousel({ label, intervalMs, slides, controlsAt }: CarouselProps) {
  const t = useT();
  // The other slides are drawn in pieces, after what is pressed.
  const isHydrated = useDeferredValue(useIsHydrated());
  const rotation = useRotation(slides.length, intervalMs);
  const { index, isTurning, goTo, dispatch } = rotation;
  const swipe = useSwipe((steps) => goTo(index + steps));
  const hover = (isOn: boolean) => (event: PointerEvent) => {
    // A finger does not hover: it would stop the carousel until the next touch elsewhere.
    if (event.pointerType === "mouse") dispatch({ kind: "hover", isOn });
  };
  const blur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) dispatch({ kind: "focus", isOn: false });
  };
  return (
    <section
      className={styles.carousel}
      aria-roledescription={t("carousel.role")}
      aria-label={label}
      onPointerEnter={hover(true)}
      onPointerLeave={hover(false)}
      onFocus={({ target }) => dispatch({ kind: "focus", isOn: target.matches(":focus-visible") })}
      onBlur={blur}
    >
      {isHydrated && slides.length > 1 && (
        <CarouselControls rotation={rotation} slideKeys={slides.map(({ key }) => key)} at={controlsAt} />
      )}
      <div className={styles.slides} aria-live={isTurning ? "off" : "polite"} {...swipe}>
        {slides.map(({ key, name, caption, link, draw }, place) => {
          const isShown = place === index;
          if (!isHydrated && !isShown) return null;
          const picture = (
            <>
              {draw(isShown && isTurning)}
              {caption && <span className={styles.caption}>{caption}</span>}
            </>
          );
          return (
            <figure
              key={key}
              className={styles.slide}
              data-shown={isShown || undefined}
              data-controls={controlsAt}
              inert={!isShown}
              aria-roledescription={t("carousel.slide")}
              aria-label={t("carousel.slideOf", { n: place + 1, count: slides.length, name })}
            >
              {link ? <SlideLink to={link}>{picture}</SlideLink> : picture}
            </figure>
          );
        })}
      </div>
    </section>
  );
}
