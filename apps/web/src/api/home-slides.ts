import { queryOptions } from "@tanstack/react-query";
import { calls } from "@vedanga/contract";
import { request } from "./client.ts";

/** The operator's slides for the home page; null where those of the product show. */
export const homeSlides = queryOptions({
  queryKey: ["home-slides"],
  queryFn: async ({ signal }) => {
    const { response } = await request(calls.slides, {}, signal);
    return response;
  },
  staleTime: Number.POSITIVE_INFINITY,
});

/** Where a file that a slide names is served. */
export const slideFile = (name: string): string => `${calls.slides.path}/${name}`;
