import { useEffect, useRef } from "react";
import styles from "./slide-media.module.css";

interface SlideVideoProps {
  readonly src: string;
  readonly label: string;
  readonly isPlaying: boolean;
}

/** A film without sound that stops whenever its carousel does. */
export function SlideVideo({ src, label, isPlaying }: SlideVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    // A browser may refuse to play; it then shows its first picture.
    if (isPlaying) video.current?.play().catch(() => {});
    else video.current?.pause();
  }, [isPlaying]);
  return (
    <video
      ref={video}
      className={styles.media}
      src={src}
      aria-label={label}
      muted
      loop
      playsInline
      preload="metadata"
    />
  );
}
