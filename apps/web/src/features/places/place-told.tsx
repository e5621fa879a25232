import type { SacredPlaceId } from "@vedanga/sacred-places";
import { type RefObject, useLayoutEffect } from "react";
import { useT } from "#i18n/use-t.ts";
import { LatePiece } from "#ui/waiting/late-piece.tsx";
import { pieceOfScreen } from "#ui/waiting/load-piece.ts";
import { galleryOf } from "./gallery.ts";
import { PhotoGallery } from "./photo-gallery.tsx";
import { PlaceCards } from "./place-cards.tsx";
import { PlaceHero } from "./place-hero.tsx";
import styles from "./place-page.module.css";
import { PlaceSections } from "./place-sections.tsx";
import type { PlaceWords } from "./place-words.ts";
import { StructuredData } from "./structured-data.tsx";
import { usePhotos } from "./use-photos.ts";

const loadToday = pieceOfScreen(() => import("./today-there-piece.tsx"));

interface PlaceToldProps {
  readonly id: SacredPlaceId;
  readonly words: PlaceWords;
  /** Whether the title of the waiting page had the focus when this came in its place. */
  readonly isTitleFocused: RefObject<boolean>;
}

/** All that the guide says of a place. */
export function PlaceTold({ id, words: { list, text }, isTitleFocused }: PlaceToldProps) {
  const t = useT();
  const photosOf = usePhotos();
  const summary = list.summaries[id];
  const pictures = galleryOf(id, text, summary.name, photosOf(id));
  useLayoutEffect(() => {
    if (isTitleFocused.current) document.querySelector("h1")?.focus({ preventScroll: true });
    isTitleFocused.current = false;
  }, [isTitleFocused]);
  return (
    <>
      <StructuredData id={id} summary={summary} text={text} picture={pictures[0]} />
      <PlaceHero id={id} summary={summary} text={text} picture={pictures[0]} />
      <div className="sheet">
        <PlaceCards id={id} text={text} />
        <div className={`oxford ${styles.columns}`} data-below-screen="phone">
          <PlaceSections name={summary.name} text={text} />
          <aside className={`no-print ${styles.aside}`}>
            <PhotoGallery key={id} pictures={pictures} className={styles.gallery} />
          </aside>
        </div>
        <LatePiece load={loadToday} given={{ id, summaries: list.summaries }} waiting={null} />
        <p className={styles.footnote} data-below-screen="phone">
          {t("sacred.footnote")}
        </p>
      </div>
    </>
  );
}
