import { useQuery } from "@tanstack/react-query";
import { useAlmanacPlace } from "#almanac/use-almanac-place.ts";
import { skyNow } from "#api/sky-now.ts";
import type { Sky } from "#api/wire/sky.ts";
import { useLanguage } from "#i18n/use-language.ts";

export interface SkyHere {
  readonly placeName: string;
  readonly sky: Sky | undefined;
}

/** The sky over the city of the almanac at this moment. */
export function useSkyHere(): SkyHere {
  const { lang } = useLanguage();
  const { place, isHyderabad, shortName } = useAlmanacPlace();
  const { data } = useQuery({
    ...skyNow(lang, isHyderabad ? undefined : (place ?? undefined)),
    enabled: place !== null,
  });
  return { placeName: shortName, sky: data };
}
