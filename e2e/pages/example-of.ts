import type { AppRoute } from "@vedanga/contract";

/** A screen of a route: of one with a sign that of Leo, of one with a sacred place Kedarnath. */
export const exampleOf = (route: AppRoute): string => route.replace(":sign", "leo").replace(":placeId", "kedarnath");
