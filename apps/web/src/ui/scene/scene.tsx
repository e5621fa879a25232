import { UnseenPicture } from "../picture/unseen-picture.tsx";
import { useLostPictures } from "../picture/use-lost-pictures.ts";
import kasi from "./kasi.svg?no-inline";
import kedarnath from "./kedarnath.svg?no-inline";
import puri from "./puri.svg?no-inline";
import rameswaram from "./rameswaram.svg?no-inline";
import styles from "./scene.module.css";
import somnath from "./somnath.svg?no-inline";

const FILES = { kasi, kedarnath, puri, rameswaram, somnath } as const;

export type ScenePlace = keyof typeof FILES;

interface SceneProps {
  readonly place: ScenePlace;
  /** What is seen. */
  readonly alt: string;
}

/** A sacred place, drawn. It fills its box and is cut so that its temple stays; its inks follow the page's theme. */
export function Scene({ place, alt }: SceneProps) {
  const pictures = useLostPictures();
  const src = FILES[place];
  if (pictures.isLost(src)) return <UnseenPicture alt={alt} />;
  return (
    <img
      className={`${styles.scene} ${styles[place]}`}
      src={src}
      onError={() => pictures.lose(src)}
      alt={alt}
      width="1200"
      height="800"
      draggable={false}
    />
  );
}
