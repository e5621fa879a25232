import type { SacredPlaceList } from "@vedanga/sacred-places";
import { memo } from "react";
import { useLanguage } from "#i18n/use-language.ts";
import { LateWords } from "#ui/waiting/late-words.tsx";
import { Spinner } from "#ui/waiting/spinner.tsx";
import { type Category, placesIn } from "./categories.ts";
import { PlaceCard } from "./place-card.tsx";
import { placeList } from "./place-words.ts";
import styles from "./places-page.module.css";
import { usePhotos } from "./use-photos.ts";

interface PlaceListProps {
  readonly category: Category;
}

/**
 * The cards of a category. They are not drawn again while their words come: React would put the spinner in the place of the
 * list that the page arrived with.
 */
export const PlaceList = memo(function PlaceList({ category }: PlaceListProps) {
  const { lang } = useLanguage();
  return (
    <LateWords words={placeList(lang)} waiting={<Spinner />}>
      {(list) => <Cards category={category} list={list} />}
    </LateWords>
  );
});

function Cards({ category, list }: PlaceListProps & { readonly list: SacredPlaceList }) {
  const photosOf = usePhotos();
  return (
    <ul className={styles.cards}>
      {placesIn(category).map((id, index) => (
        <PlaceCard
          key={id}
          id={id}
          category={category}
          summary={list.summaries[id]}
          photo={photosOf(id)[0]}
          isFirst={index === 0}
        />
      ))}
    </ul>
  );
}
