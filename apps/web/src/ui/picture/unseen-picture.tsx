import styles from "./unseen-picture.module.css";

/** In place of a picture that is not on this device and cannot come: what would be seen. It fills its box. */
export function UnseenPicture({ alt, className = "" }: { readonly alt: string; readonly className?: string }) {
  return (
    <div className={`${styles.frame} ${className}`}>
      <p>{alt}</p>
    </div>
  );
}
