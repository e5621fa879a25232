import { queryOptions } from "@tanstack/react-query";
import { calls } from "@vedanga/contract";
import { request } from "./client.ts";

/** The operator's photographs, by place; most places have none. */
export const placePhotos = queryOptions({
  queryKey: ["place-photos"],
  queryFn: async ({ signal }) => {
    const { response } = await request(calls.placePhotos, {}, signal);
    return response;
  },
  staleTime: Number.POSITIVE_INFINITY,
});

/** Where a photograph is served. */
export const photoFile = (id: string, file: string): string => `${calls.placePhotos.path}/${id}/${file}`;
