import { NODE_ASPECTS } from "@vedanga/core/ids";
import * as z from "zod/mini";
import { API_BASE } from "../api-bases.ts";
import { type AnswerOf, defineCall, type RequestOf } from "../call.ts";
import { described } from "../described.ts";
import { envelope } from "../envelope.ts";
import { optionalParameter, parameterOr } from "../optional-parameter.ts";
import { birthParameters, EXAMPLE_BIRTH } from "../parameters.ts";
import { refusing } from "../refusing.ts";
import { byHouse, byPlanet } from "../twelve-houses.ts";

const kind = z.enum(["houses", "planets"], refusing("unknown_format"));

const parameters = z.pipe(
  z.extend(birthParameters, {
    type: described(optionalParameter(kind), "houses (the default) or planets."),
    aspect_response_type: described(optionalParameter(kind), "The same as type, for clients that use this name."),
    node_aspects: described(
      parameterOr(z.enum(NODE_ASPECTS, refusing("unknown_convention")), "trines"),
      "The nodes look at the fifth, seventh and ninth (trines, the default) or at the seventh alone (seventh).",
    ),
  }),
  z.transform(({ aspect_response_type, type = aspect_response_type ?? "houses", ...others }) => ({ ...others, type })),
);

const aspectedHouse = z.object({
  /** "1" to "12". */
  house: z.string(),
  rasi_no: z.int(),
  zodiac: z.string(),
  aspected_by_planet: z.array(z.string()),
  /** 1 the Sun to 9 Ketu. */
  aspected_by_planet_index: z.array(z.int()),
});

const aspectingPlanet = z.object({
  house: z.int(),
  aspected_houses: z.array(z.int()),
  aspected_planets: z.array(z.string()),
});

export const planetaryAspects = defineCall({
  method: "GET",
  path: `${API_BASE}/horoscope/planetary-aspects`,
  tag: "horoscope",
  summary: "Who looks at each house of a birth in full",
  parameters,
  response: z.extend(envelope(z.union([byHouse(aspectedHouse), byPlanet(aspectingPlanet)])), {
    node_aspects: z.enum(NODE_ASPECTS),
  }),
  kept: "never",
  example: EXAMPLE_BIRTH,
});
export type PlanetaryAspectsRequest = RequestOf<typeof planetaryAspects>;
export type PlanetaryAspectsResponse = AnswerOf<typeof planetaryAspects>;
export type AspectedHouse = z.infer<typeof aspectedHouse>;
export type AspectingPlanet = z.infer<typeof aspectingPlanet>;
