import { useQuery } from "@tanstack/react-query";
import { loadSacredPlaceList, placesThatKeep } from "@vedanga/sacred-places";
import { Fragment } from "react";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { AppLink } from "#platform/navigation/app-link.tsx";
import { placeAddress } from "#ui/scene/place-address.ts";
import { loadPiece } from "#ui/waiting/load-piece.ts";
import styles from "./kept-at.module.css";

/** The sacred places that keep a festival, as links. If their names do not come, the festival does without. */
export function KeptAt({ festival }: { readonly festival: string }) {
  const t = useT();
  const { lang } = useLanguage();
  const places = placesThatKeep(festival);
  const { data: list, isError } = useQuery({
    queryKey: ["sacred-place-list", lang],
    queryFn: () => loadPiece(() => loadSacredPlaceList(lang), false),
    enabled: places.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (places.length === 0 || isError) return null;
  // Until the names arrive, invisible ids of about the same length reserve their space.
  return (
    <p className={styles.kept} data-coming={list ? undefined : ""}>
      {t("panchangMonth.keptAt")}{" "}
      {places.map((id, index) => (
        <Fragment key={id}>
          {index > 0 && ", "}
          {list ? <AppLink to={placeAddress(id)}>{list.summaries[id].name}</AppLink> : id}
        </Fragment>
      ))}
    </p>
  );
}
