import type { SacredPlaceId, SacredPlaceText, SacredScene } from "@vedanga/sacred-places";
import { drawingOf } from "#ui/scene/drawings.ts";

const SCENES: readonly SacredScene[] = ["whole", "near", "around", "custom"];

export interface GalleryPicture {
  /** Undefined if there is no picture of the place at all: a plate with its name is shown. */
  readonly src: string | undefined;
  readonly caption: string;
  /** What is seen. */
  readonly alt: string;
}

/**
 * The pictures of a place, at least one: the operator's photographs, then our drawings; if there are neither, a single one
 * with the name of the place as its caption.
 */
export function galleryOf(
  id: SacredPlaceId,
  { gallery }: Pick<SacredPlaceText, "gallery">,
  name: string,
  photos: readonly GalleryPicture[] = [],
  fileOf: (id: SacredPlaceId, scene: SacredScene) => string | undefined = drawingOf,
): readonly [GalleryPicture, ...GalleryPicture[]] {
  const drawn = SCENES.flatMap((scene) => {
    const src = fileOf(id, scene);
    return src === undefined ? [] : [{ src, ...gallery[scene] }];
  });
  const [first, ...rest] = [...photos, ...drawn];
  return [first ?? { src: undefined, caption: name, alt: name }, ...rest];
}
