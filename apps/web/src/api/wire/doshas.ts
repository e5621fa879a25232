import type { KaalsarpDoshaResponse, MangalDoshaResponse } from "@vedanga/contract";

/** Kaalsarp dosha, with what is told of it beside `response`. */
export const decodeKaalsarp = ({ response, analysis, outside, is_near_miss }: KaalsarpDoshaResponse) => ({
  ...response,
  analysis,
  outside,
  is_near_miss,
});
export type Kaalsarp = ReturnType<typeof decodeKaalsarp>;

/** Mangal dosha, with how near it came and what other schools say. */
export const decodeMangal = ({ response, near_miss, other_schools }: MangalDoshaResponse) => ({
  ...response,
  near_miss,
  other_schools,
});
export type Mangal = ReturnType<typeof decodeMangal>;
