import { useSearchParams } from "react-router";
import { usePageWords } from "#i18n/page-words.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { useIsHydrated } from "#platform/hydration/use-is-hydrated.ts";
import { PageTitle } from "#ui/page-title.tsx";
import { LateWords } from "#ui/waiting/late-words.tsx";
import { Spinner } from "#ui/waiting/spinner.tsx";
import { CATEGORIES, type Category, categoryIn, placesIn, withCategory } from "./categories.ts";
import { PlaceCard } from "./place-card.tsx";
import { loadPlaceList, placeList } from "./place-words.ts";
import styles from "./places-page.module.css";
import { usePhotos } from "./use-photos.ts";

/** /places: the nineteen sacred places, or those of one pilgrimage; `?category=` names it. */
export function PlacesPage() {
  const t = useT();
  const { lang } = useLanguage();
  const [search, setSearch] = useSearchParams();
  const isHydrated = useIsHydrated();
  const photosOf = usePhotos();
  usePageWords(loadPlaceList);
  const category = categoryIn(isHydrated ? search : new URLSearchParams());
  const places = placesIn(category);
  const choose = (chosen: Category) => setSearch(withCategory(search, chosen), { preventScrollReset: true });

  return (
    <div className={`sheet ${styles.page}`}>
      <PageTitle id="title.places" description="places.description" />
      <fieldset className={styles.filters} aria-label={t("places.show")}>
        {CATEGORIES.map((each) => (
          <button key={each} type="button" aria-pressed={each === category} onClick={() => choose(each)}>
            {t(`places.${each}`)}
            <span className={`num ${styles.count}`} aria-hidden="true">
              {placesIn(each).length}
            </span>
          </button>
        ))}
      </fieldset>
      {category === undefined ? (
        <p className={styles.none} role="status">
          {t("places.none")}
        </p>
      ) : (
        <>
          <section className={styles.explainer} aria-labelledby="category-title">
            <h2 id="category-title">{t(`places.title.${category}`)}</h2>
            <p>{t(`places.about.${category}`)}</p>
          </section>
          <div className="oxford">
            <LateWords words={placeList(lang)} waiting={<Spinner />}>
              {(list) => (
                <ul className={styles.cards}>
                  {places.map((id) => (
                    <PlaceCard
                      key={id}
                      id={id}
                      category={category}
                      summary={list.summaries[id]}
                      photo={photosOf(id)[0]}
                    />
                  ))}
                </ul>
              )}
            </LateWords>
          </div>
        </>
      )}
      <p className={styles.footnote}>{t("places.footnote")}</p>
    </div>
  );
}
