import { groupsOf, type SacredPlaceId, type SacredPlaceSummary } from "@vedanga/sacred-places";
import { useT } from "#i18n/use-t.ts";
import { AppLink } from "#platform/navigation/app-link.tsx";
import { drawingOf } from "#ui/scene/drawings.ts";
import { placeAddress } from "#ui/scene/place-address.ts";
import type { Category } from "./categories.ts";
import type { GalleryPicture } from "./gallery.ts";
import { fromList } from "./list-address.ts";
import styles from "./place-card.module.css";
import { PlacePicture } from "./place-picture.tsx";

interface PlaceCardProps {
  readonly id: SacredPlaceId;
  /** What the list is narrowed to. */
  readonly category: Category;
  readonly summary: SacredPlaceSummary;
  /** The operator's; without it the drawing is shown. */
  readonly photo: GalleryPicture | undefined;
  /** Its picture is seen before anything is scrolled, on a phone too. */
  readonly isFirst: boolean;
}

/** A place in the list. A press anywhere on it opens its page. */
export function PlaceCard({
  id,
  category,
  summary: { name, region, description, significance },
  photo,
  isFirst,
}: PlaceCardProps) {
  const t = useT();
  const drawing = { src: drawingOf(id, "whole"), alt: t("places.drawing", { name }) };
  return (
    <li className={styles.card} data-below-screen={isFirst ? undefined : "phone"}>
      <PlacePicture
        src={photo?.src ?? drawing.src}
        name={name}
        alt={photo?.alt ?? drawing.alt}
        instead={drawing}
        isLazy={!isFirst}
      />
      <h3 className={styles.name}>{name}</h3>
      <p className={styles.groups}>{region}</p>
      <p className={styles.groups}>
        {groupsOf(id)
          .map((group) => t(`places.${group}`))
          .join(", ")}
      </p>
      <p className={styles.description}>{description}</p>
      <p className={styles.significance}>
        <b>{t("places.significance")}</b> {significance}
      </p>
      <p className={styles.more}>
        <AppLink to={placeAddress(id)} state={fromList(category)}>
          {t("places.more")}
          <span className="unseen">: {name}</span>
        </AppLink>
      </p>
    </li>
  );
}
