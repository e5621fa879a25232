import type { DrawingRequest } from "@vedanga/contract";
import type { Graha } from "@vedanga/core";
import type { Look } from "./drawing.ts";

const NAMES = new Set(
  `aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood
  cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray
  darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen
  darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue
  firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew
  hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan
  lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray
  lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue
  mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred
  midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid
  palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple
  rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue
  slateblue slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white
  whitesmoke yellow yellowgreen`.split(/\s+/),
);

const HEX = /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;

/** The requested colour, if it is valid: `#RGB`, `#RGBA`, `#RRGGBB`, `#RRGGBBAA` or a CSS name. */
export function cssColour(asked: string | undefined): string | undefined {
  const colour = asked?.trim().toLowerCase();
  return colour !== undefined && (HEX.test(colour) || NAMES.has(colour)) ? colour : undefined;
}

/** The ink of the product's light theme. */
export const INK = "#1a1838";
/** For the lord of the running dasha. */
export const KUMKUM = "#b3261a";

const DEFAULT_SIZE = 500;
/** Charts are asked for at this size beside each other on a wide screen, and below it on a narrow one. */
const WIDE_SIZE = 450;

/** A colour for each graha, of 4.5:1 or better on white and on the product's paper. */
export const GRAHA_INKS: Readonly<Record<Graha, string>> = {
  sun: "#a6400a",
  moon: "#4a5a78",
  mars: "#b3261a",
  mercury: "#1f6b2e",
  jupiter: "#7d5000",
  venus: "#8a2a78",
  saturn: "#1f3f8f",
  rahu: "#4a4a4a",
  ketu: "#6b4226",
};

// A family is names of letters, digits, spaces and hyphens between commas: nothing that ends an attribute.
const FAMILY = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} ,_-]*$/u;

/** How a request wants its chart; a colour or family that is invalid is replaced by the chart's own. */
export const lookOf = (request: DrawingRequest & { readonly colorful_planets?: boolean | undefined }): Look => ({
  size: request.size ?? DEFAULT_SIZE,
  isSmall: (request.size ?? DEFAULT_SIZE) < WIDE_SIZE,
  lineColour: cssColour(request.color),
  strokePx: request.stroke,
  fontPx: request.font_size,
  fontFamily: request.font_style !== undefined && FAMILY.test(request.font_style) ? request.font_style : undefined,
  isColourful: request.colorful_planets ?? false,
});
