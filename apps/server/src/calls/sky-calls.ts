import { type AnswerContext, answers, type SkyCall, withClockOfPoint } from "@vedanga/answers";
import { calls } from "@vedanga/contract";
import { zoneAt } from "@vedanga/gazetteer";
import type { App } from "#plugins/app-instance.ts";
import { sharedUnlessPersonal } from "#plugins/personal-questions.ts";
import { answerOpenCall } from "./answer-call.ts";

/** A route for every call that is answered from the sky. */
export const skyCalls = (contextNow: () => AnswerContext) => async (app: App) => {
  for (const name of Object.keys(answers) as SkyCall[]) routeOf(app, name, contextNow);
};

function routeOf<K extends SkyCall>(app: App, name: K, contextNow: () => AnswerContext): void {
  const { kept } = calls[name];
  const answer = answers[name];
  answerOpenCall(app, calls[name], async (request, reply) => {
    const context = contextNow();
    if (kept !== "never" && kept.unless === "personal" && "lat" in request)
      sharedUnlessPersonal(request, context.nowUnixMs, reply);
    return answer(await withClockOfPoint(request, zoneAt), context);
  });
}
