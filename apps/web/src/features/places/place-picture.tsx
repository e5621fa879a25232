import { UnseenPicture } from "#ui/picture/unseen-picture.tsx";
import { useLostPictures } from "#ui/picture/use-lost-pictures.ts";
import styles from "./place-picture.module.css";

interface PlacePictureProps {
  /** The address of the picture; without one its place is a plate with the name. */
  readonly src: string | undefined;
  readonly name: string;
  /** What is seen. */
  readonly alt: string;
  /** Shown where the picture does not come: an operator's photograph may be gone. */
  readonly instead?: { readonly src: string | undefined; readonly alt: string };
  /** Whether it may be loaded when it is about to be seen. */
  readonly isLazy?: boolean;
  readonly className?: string | undefined;
}

/** A picture of a place. It fills its box. */
export function PlacePicture({ src, name, alt, instead, isLazy = false, className = "" }: PlacePictureProps) {
  const pictures = useLostPictures();
  const offered = [{ src, alt }, instead].filter((one) => one?.src !== undefined);
  const shown = offered.find((one) => one?.src !== undefined && !pictures.isLost(one.src));
  if (shown?.src === undefined) {
    const seen = offered.at(-1)?.alt;
    if (seen) return <UnseenPicture alt={seen} className={`${styles.unseen} ${className}`} />;
    return (
      <div className={`${styles.plate} ${className}`}>
        <span>{name}</span>
      </div>
    );
  }
  const present = shown.src;
  return (
    <img
      className={`${styles.picture} ${className}`}
      src={present}
      onError={() => pictures.lose(present)}
      alt={shown.alt}
      width="1200"
      height="800"
      loading={isLazy ? "lazy" : undefined}
      draggable={false}
    />
  );
}
