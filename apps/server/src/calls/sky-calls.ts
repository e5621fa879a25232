import { answers, type SkyCall } from "@vedanga/answers";
import { calls } from "@vedanga/contract";
import type { App } from "#plugins/app-instance.ts";
import { sharedUnlessPersonal } from "#plugins/personal-questions.ts";
import type { Sky } from "../sky.ts";
import { answerCall } from "./answer-call.ts";
import { withClockOfPoint } from "./clock-of-point.ts";

/** A route for every call that is answered from the sky. */
export const skyCalls = (sky: Sky) => async (app: App) => {
  for (const name of Object.keys(answers) as SkyCall[]) routeOf(app, name, sky);
};

function routeOf<K extends SkyCall>(app: App, name: K, sky: Sky): void {
  const { kept } = calls[name];
  const answer = answers[name];
  answerCall(app, calls[name], async (request, reply) => {
    const now = sky.now();
    if (kept !== "never" && kept.unless === "personal" && "lat" in request)
      sharedUnlessPersonal(request, now.nowUnixMs, reply);
    return answer(await withClockOfPoint(request), now);
  });
}
