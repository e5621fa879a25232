import { useSearchParams } from "react-router";
import { usePageWords } from "#i18n/page-words.ts";
import { useT } from "#i18n/use-t.ts";
import { useIsHydrated } from "#platform/hydration/use-is-hydrated.ts";
import { PageTitle } from "#ui/page-title.tsx";
import { CATEGORIES, type Category, categoryIn, placesIn, withCategory } from "./categories.ts";
import { PlaceList } from "./place-list.tsx";
import { loadPlaceList } from "./place-words.ts";
import styles from "./places-page.module.css";

/** /places: the nineteen sacred places, or those of one pilgrimage; `?category=` names it. */
export function PlacesPage() {
  const t = useT();
  const [search, setSearch] = useSearchParams();
  const isHydrated = useIsHydrated();
  usePageWords(loadPlaceList);
  const category = categoryIn(isHydrated ? search : new URLSearchParams());
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
            <PlaceList category={category} />
          </div>
        </>
      )}
      <p className={styles.footnote} data-below-screen="phone">
        {t("places.footnote")}
      </p>
    </div>
  );
}
