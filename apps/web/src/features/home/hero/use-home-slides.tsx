import { useQuery } from "@tanstack/react-query";
import type { HomeSlide } from "@vedanga/contract";
import { useAlmanacPlace } from "#almanac/use-almanac-place.ts";
import { homeSlides, slideFile } from "#api/home-slides.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import type { CarouselSlide } from "#ui/carousel/carousel.tsx";
import { BUILT_IN_SLIDES } from "./built-in-slides.ts";
import { slideDrawing } from "./slide-drawing.tsx";
import styles from "./slide-media.module.css";
import { SlideVideo } from "./slide-video.tsx";

export interface HeroSlides {
  readonly first: readonly CarouselSlide[];
  readonly second: readonly CarouselSlide[];
}

/** The operator's slides if there are any, else ours; also ours before the answer and if the call fails. */
export function useHomeSlides(): HeroSlides {
  const t = useT();
  const { lang } = useLanguage();
  const { shortName } = useAlmanacPlace();
  const { first, second } = useQuery(homeSlides).data ?? BUILT_IN_SLIDES;
  return { first: first.map(toSlide), second: second.map(toSlide) };

  function toSlide({ drawing, image, video, words, link }: HomeSlide, place: number): CarouselSlide {
    const key = `${place}-${drawing ?? image ?? video}`;
    if (drawing !== undefined)
      return { key, ...slideDrawing(drawing, t, shortName), ...(link !== undefined && { link }) };
    const name = words?.[lang] ?? words?.en ?? "";
    const src = slideFile(image ?? video ?? "");
    return {
      key,
      name,
      caption: name,
      link,
      draw: (isPlaying) =>
        video === undefined ? (
          <img className={styles.media} src={src} alt={name} draggable={false} />
        ) : (
          <SlideVideo src={src} label={name} isPlaying={isPlaying} />
        ),
    };
  }
}
