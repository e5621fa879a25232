import type { HomeSlides } from "@vedanga/contract";

/** What the carousels show if the operator has no slides of their own: the sky, then four corners of the land. */
export const BUILT_IN_SLIDES: HomeSlides = {
  first: [{ drawing: "sky", link: "/panchang" }, { drawing: "kasi" }, { drawing: "kedarnath" }],
  second: [{ drawing: "puri" }, { drawing: "rameswaram" }],
};
