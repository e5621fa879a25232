import { APP_BASE } from "@vedanga/contract";
import {
  SACRED_PLACE_FACTS,
  type SacredPlaceId,
  type SacredPlaceSummary,
  type SacredPlaceText,
} from "@vedanga/sacred-places";
import { placeAddress } from "#ui/scene/place-address.ts";
import type { GalleryPicture } from "./gallery.ts";

interface StructuredDataProps {
  readonly id: SacredPlaceId;
  readonly summary: SacredPlaceSummary;
  readonly text: Pick<SacredPlaceText, "fullName">;
  readonly picture: GalleryPicture;
}

/** What a search engine reads of a place (schema.org, JSON-LD). It is data, not a script: no policy forbids it. */
export function StructuredData({ id, summary, text, picture }: StructuredDataProps) {
  const { latitudeDeg: latitude, longitudeDeg: longitude, altitudeM: elevation } = SACRED_PLACE_FACTS[id];
  const data = {
    "@context": "https://schema.org",
    "@type": ["PlaceOfWorship", "TouristAttraction"],
    "@id": `${APP_BASE}${placeAddress(id)}`,
    name: text.fullName,
    alternateName: summary.name,
    description: summary.description,
    image: picture.src,
    address: { "@type": "PostalAddress", addressRegion: summary.region, addressCountry: "IN" },
    geo: { "@type": "GeoCoordinates", latitude, longitude, elevation },
  };
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own words, and none can end the element
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll("<", "\\u003c") }}
    />
  );
}
