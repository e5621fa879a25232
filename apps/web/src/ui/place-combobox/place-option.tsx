import type { Place } from "@vedanga/contract";
import type { LiHTMLAttributes, Ref } from "react";
import { formatCoordinates } from "#i18n/format-coordinates.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { matchedClusters } from "./matched-clusters.ts";
import styles from "./place-combobox.module.css";
import { whereabouts } from "./place-words.ts";

// About a kilometre: enough to distinguish two towns of one name.
const COORDINATE_DECIMALS = 2;

interface PlaceOptionProps extends LiHTMLAttributes<HTMLLIElement> {
  readonly place: Place;
  readonly typed: string;
  readonly isActive: boolean;
  readonly ref?: Ref<HTMLLIElement>;
}

/** One suggestion: the name with what was typed in bold, where it lies, and its coordinates. */
export function PlaceOption({ place, typed, isActive, ...item }: PlaceOptionProps) {
  const { lang } = useLanguage();
  const { before, match, after } = matchedClusters(place.name, typed);
  return (
    <li {...item} className={isActive ? styles.active : styles.option}>
      <span>
        {before}
        {match && <b>{match}</b>}
        {after}
      </span>
      <span className={styles.where}>{whereabouts(place)}</span>
      <span className={`num ${styles.coordinates}`}>
        {formatCoordinates(place.lat, place.lon, lang, COORDINATE_DECIMALS)}
      </span>
    </li>
  );
}
