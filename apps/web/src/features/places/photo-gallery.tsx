import { useState } from "react";
import { useT } from "#i18n/use-t.ts";
import { useSwipe } from "#ui/carousel/use-swipe.ts";
import type { GalleryPicture } from "./gallery.ts";
import styles from "./photo-gallery.module.css";
import { PlacePicture } from "./place-picture.tsx";

interface PhotoGalleryProps {
  readonly pictures: readonly [GalleryPicture, ...GalleryPicture[]];
  readonly className?: string | undefined;
}

/** One picture with its caption, and all of them small; a press on a small one shows it, a swipe over the large one the next. */
export function PhotoGallery({ pictures, className }: PhotoGalleryProps) {
  const t = useT();
  // By its address: photographs that arrive later come first, and must not move what was chosen.
  const [chosen, setChosen] = useState<string>();
  const selected = pictures.find(({ src }) => src !== undefined && src === chosen) ?? pictures[0];
  const { src, caption, alt } = selected;
  const swipe = useSwipe((steps) =>
    setChosen(pictures.at((pictures.indexOf(selected) + steps) % pictures.length)?.src),
  );
  return (
    <section className={className} aria-labelledby="gallery-title">
      <h2 id="gallery-title" className={styles.title}>
        {t("sacred.gallery")}
      </h2>
      <figure className={styles.large} {...swipe}>
        <PlacePicture src={src} name={caption} alt={alt} isLazy />
        <figcaption className={styles.caption} aria-live="polite">
          {caption}
        </figcaption>
      </figure>
      {pictures.length > 1 && (
        <ul className={styles.thumbnails} aria-label={t("sacred.pictures")}>
          {pictures.map((picture) => (
            <li key={picture.src}>
              <button
                type="button"
                aria-pressed={picture === selected}
                aria-label={picture.caption}
                onClick={() => setChosen(picture.src)}
              >
                <PlacePicture src={picture.src} name={picture.caption} alt="" isLazy />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
