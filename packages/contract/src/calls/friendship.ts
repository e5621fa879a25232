import * as z from "zod/mini";
import { API_BASE } from "../api-bases.ts";
import { type AnswerOf, defineCall } from "../call.ts";
import { described } from "../described.ts";
import { envelope } from "../envelope.ts";
import { birthParameters, EXAMPLE_BIRTH } from "../parameters.ts";
import { bySevenPlanets } from "../twelve-houses.ts";

const planets = z.array(z.string());

export const friendship = defineCall({
  method: "GET",
  path: `${API_BASE}/extended-horoscope/friendship`,
  tag: "horoscope",
  summary: "How the seven planets regard each other, by nature, by place and by both",
  parameters: birthParameters,
  response: envelope(
    z.object({
      permanent_table: described(
        bySevenPlanets(z.object({ Friends: planets, Neutral: planets, Enemies: planets })),
        "By nature, the same in every chart.",
      ),
      temporary_friendship: described(
        bySevenPlanets(z.object({ Friends: planets, Enemies: planets })),
        "By place in this chart.",
      ),
      five_fold_friendship: described(
        bySevenPlanets(
          z.object({
            IntimateFriend: planets,
            Friends: planets,
            Neutral: planets,
            Enemies: planets,
            BitterEnemy: planets,
          }),
        ),
        "By both together.",
      ),
    }),
  ),
  kept: "never",
  example: EXAMPLE_BIRTH,
});
export type FriendshipResponse = AnswerOf<typeof friendship>;
