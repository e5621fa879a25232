import { isSacredPlace, type SacredPlaceId } from "@vedanga/sacred-places";
import { useCallback, useRef } from "react";
import { useMatch } from "react-router";
import { usePageWords } from "#i18n/page-words.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { PageTitle } from "#ui/page-title.tsx";
import { LateWords } from "#ui/waiting/late-words.tsx";
import { PlaceTold } from "./place-told.tsx";
import { PlaceWaiting } from "./place-waiting.tsx";
import { placeWords } from "./place-words.ts";
import { UnknownPlace } from "./unknown-place.tsx";

/** /places/:placeId: one sacred place. */
export function PlacePage() {
  const { placeId = "" } = useMatch("/places/:placeId")?.params ?? {};
  return isSacredPlace(placeId) ? <KnownPlace key={placeId} id={placeId} /> : <UnknownPlace named={placeId} />;
}

function KnownPlace({ id }: { readonly id: SacredPlaceId }) {
  const { lang } = useLanguage();
  usePageWords(useCallback((language) => placeWords(id, language).load(), [id]));
  // The title of the waiting page took the focus on arrival and leaves it to the place's own.
  const isTitleFocused = useRef(false);
  return (
    <LateWords
      words={placeWords(id, lang)}
      waiting={<PlaceWaiting isTitleFocused={isTitleFocused} />}
      title={<PageTitle id="title.places" />}
    >
      {(words) => <PlaceTold id={id} words={words} isTitleFocused={isTitleFocused} />}
    </LateWords>
  );
}
