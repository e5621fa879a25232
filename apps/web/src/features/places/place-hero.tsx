import {
  groupsOf,
  SACRED_PLACE_FACTS,
  type SacredPlaceId,
  type SacredPlaceSummary,
  type SacredPlaceText,
} from "@vedanga/sacred-places";
import { useLocation } from "react-router";
import { useT } from "#i18n/use-t.ts";
import { AppLink } from "#platform/navigation/app-link.tsx";
import { Icon } from "#ui/icon.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { drawingOf } from "#ui/scene/drawings.ts";
import { factsLine } from "./facts-line.ts";
import type { GalleryPicture } from "./gallery.ts";
import { listAddress } from "./list-address.ts";
import styles from "./place-hero.module.css";
import { PlacePicture } from "./place-picture.tsx";

interface PlaceHeroProps {
  readonly id: SacredPlaceId;
  readonly summary: SacredPlaceSummary;
  readonly text: SacredPlaceText;
  readonly picture: GalleryPicture;
}

/** The name of the place beside its picture. */
export function PlaceHero({ id, summary, text, picture }: PlaceHeroProps) {
  const t = useT();
  const { state } = useLocation();
  return (
    <div className={styles.hero}>
      <div className={styles.picture}>
        <PlacePicture
          src={picture.src}
          name={summary.name}
          alt={picture.alt}
          instead={{ src: drawingOf(id, "whole"), alt: text.gallery.whole.alt }}
        />
      </div>
      <div className={`sheet ${styles.plate}`}>
        <AppLink to={listAddress(state)} className={`no-print ${styles.back}`}>
          <Icon name="arrow" className={styles.arrow} />
          {t("sacred.back")}
        </AppLink>
        <p className={styles.badges}>
          {groupsOf(id).map((group) => (
            <span key={group} className={styles.badge}>
              {t(`places.${group}`)}
            </span>
          ))}
        </p>
        <PageTitle id="title.places" title={text.fullName} summary={summary.description} className={styles.title}>
          {text.fullName}
        </PageTitle>
        <p className={`num ${styles.where}`}>{factsLine(summary.region, SACRED_PLACE_FACTS[id].altitudeM, t)}</p>
      </div>
    </div>
  );
}
