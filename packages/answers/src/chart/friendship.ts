import type { BirthRequest, FriendshipResponse, WireReason } from "@vedanga/contract";
import { type CompoundRelation, LUMINOUS_GRAHAS, type Regard, regards } from "@vedanga/core";
import { birthChart } from "../request/birth-chart.ts";
import type { AnswerContext } from "../request/context.ts";
import { refusingAs } from "../request/core-refusal.ts";
import { answered } from "../wire/answered.ts";
import { bySevenPlanets, planetKey } from "../wire/by-planet.ts";
import { wireReasons } from "../wire/wire-reasons.ts";
import { wireWords } from "../wire/wire-words.ts";

const NATURAL = { friend: "Friends", neutral: "Neutral", enemy: "Enemies" } as const;
const COMPOUND = {
  great_friend: "IntimateFriend",
  friend: "Friends",
  neutral: "Neutral",
  enemy: "Enemies",
  great_enemy: "BitterEnemy",
} as const satisfies Readonly<Record<CompoundRelation, string>>;
const byPlace = ({ isNear }: Regard) => (isNear ? "Friends" : "Enemies");

/**
 * GET /extended-horoscope/friendship: how each of the seven regards the other six.
 * @throws AppError "year_out_of_range" (dob), "unknown_zone" (zone)
 */
export function answerFriendship(request: BirthRequest, context: AnswerContext): FriendshipResponse {
  return refusingAs("dob", () => {
    const { sky, chart } = birthChart(request, context);
    const all = regards(chart);
    const words = wireWords(request.lang);
    const named = (list: readonly Regard[], is: (regard: Regard) => boolean): string[] =>
      list.filter(is).map(({ other }) => words.names.graha[other].name);
    const because = (about: string, reason: Regard["reasons"]["compound"]): WireReason[] =>
      wireReasons(about, [reason], words.friendship.reasons, words);
    const reasons = () =>
      LUMINOUS_GRAHAS.flatMap((graha) =>
        all[graha].flatMap((regard) => [
          ...because(`permanent_table.${planetKey(graha)}.${NATURAL[regard.natural]}`, regard.reasons.natural),
          ...because(`temporary_friendship.${planetKey(graha)}.${byPlace(regard)}`, regard.reasons.place),
          ...because(`five_fold_friendship.${planetKey(graha)}.${COMPOUND[regard.compound]}`, regard.reasons.compound),
        ]),
      );
    const response = {
      permanent_table: bySevenPlanets((graha) => ({
        Friends: named(all[graha], ({ natural }) => natural === "friend"),
        Neutral: named(all[graha], ({ natural }) => natural === "neutral"),
        Enemies: named(all[graha], ({ natural }) => natural === "enemy"),
      })),
      temporary_friendship: bySevenPlanets((graha) => ({
        Friends: named(all[graha], ({ isNear }) => isNear),
        Enemies: named(all[graha], ({ isNear }) => !isNear),
      })),
      five_fold_friendship: bySevenPlanets((graha) => ({
        IntimateFriend: named(all[graha], ({ compound }) => compound === "great_friend"),
        Friends: named(all[graha], ({ compound }) => compound === "friend"),
        Neutral: named(all[graha], ({ compound }) => compound === "neutral"),
        Enemies: named(all[graha], ({ compound }) => compound === "enemy"),
        BitterEnemy: named(all[graha], ({ compound }) => compound === "great_enemy"),
      })),
    };
    return answered(response, sky.conventions, request.explain ? reasons() : undefined);
  });
}
