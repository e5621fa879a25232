import styles from "./place-picture.module.css";

interface PlacePictureProps {
  /** The address of the picture; without one its place is a plate with the name. */
  readonly src: string | undefined;
  readonly name: string;
  /** What is seen. */
  readonly alt: string;
  /** Whether it may be loaded when it is about to be seen. */
  readonly isLazy?: boolean;
  readonly className?: string | undefined;
}

/** A picture of a place. It fills its box. */
export function PlacePicture({ src, name, alt, isLazy = false, className = "" }: PlacePictureProps) {
  if (src === undefined) {
    return (
      <div className={`${styles.plate} ${className}`}>
        <span>{name}</span>
      </div>
    );
  }
  return (
    <img
      className={`${styles.picture} ${className}`}
      src={src}
      alt={alt}
      width="1200"
      height="800"
      loading={isLazy ? "lazy" : undefined}
      draggable={false}
    />
  );
}
