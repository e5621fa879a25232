import { useQuery } from "@tanstack/react-query";
import type { AllPlacePhotos } from "@vedanga/contract";
import type { Language } from "@vedanga/names/language";
import type { SacredPlaceId } from "@vedanga/sacred-places";
import { photoFile, placePhotos } from "#api/place-photos.ts";
import { useLanguage } from "#i18n/use-language.ts";
import type { GalleryPicture } from "./gallery.ts";

/** The operator's photographs of each place: none before the answer and if the call fails. */
export function usePhotos(): (id: SacredPlaceId) => readonly GalleryPicture[] {
  const { lang } = useLanguage();
  const { data } = useQuery(placePhotos);
  return (id) => photosOf(data, id, lang);
}

function photosOf(all: AllPlacePhotos | undefined, id: SacredPlaceId, lang: Language): readonly GalleryPicture[] {
  const photos = all?.[id] ?? [];
  return photos.map(({ file, caption, alt = caption }) => ({
    src: photoFile(id, file),
    caption: caption[lang],
    alt: alt[lang],
  }));
}
