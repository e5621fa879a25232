import type { SlideDrawing } from "@vedanga/contract";
import type { SacredPlaceId } from "@vedanga/sacred-places/ids";
import type { MessageId } from "#i18n/catalogue/en.ts";
import type { Translate } from "#i18n/use-t.ts";
import type { CarouselSlide } from "#ui/carousel/carousel.tsx";
import { placeAddress } from "#ui/scene/place-address.ts";
import { Scene } from "#ui/scene/scene.tsx";
import { SkyCaption, SkySlide } from "./sky/sky-slide.tsx";

type PlaceDrawing = Exclude<SlideDrawing, "sky">;

const NAMES: Readonly<Record<PlaceDrawing, MessageId>> = {
  kasi: "scene.kasi",
  kedarnath: "scene.kedarnath",
  puri: "scene.puri",
  rameswaram: "scene.rameswaram",
  somnath: "scene.somnath",
};

const SEEN: Readonly<Record<PlaceDrawing, MessageId>> = {
  kasi: "scene.kasiSeen",
  kedarnath: "scene.kedarnathSeen",
  puri: "scene.puriSeen",
  rameswaram: "scene.rameswaramSeen",
  somnath: "scene.somnathSeen",
};

/** Their pages; the drawing of Rameswaram was named before its temple had one. */
const PLACES: Readonly<Record<PlaceDrawing, SacredPlaceId>> = {
  kasi: "kasi",
  kedarnath: "kedarnath",
  puri: "puri",
  rameswaram: "ramanathaswamy",
  somnath: "somnath",
};

/** A drawing of ours as a slide, which leads to the page of its place; the sky is that over the city of the almanac. */
export function slideDrawing(drawing: SlideDrawing, t: Translate, city: string): Omit<CarouselSlide, "key"> {
  if (drawing === "sky")
    return { name: t("sky.caption", { place: city }), caption: <SkyCaption />, draw: () => <SkySlide /> };
  const name = t(NAMES[drawing]);
  const link = placeAddress(PLACES[drawing]);
  return { name, caption: name, link, draw: () => <Scene place={drawing} alt={t(SEEN[drawing])} /> };
}
