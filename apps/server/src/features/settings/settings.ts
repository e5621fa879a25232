import { calls, type PublicSettings } from "@vedanga/contract";
import type { App } from "#plugins/app-instance.ts";
import { answerCall } from "../../calls/answer-call.ts";

/** What the operator lets the screens show. */
export const settingsRoutes = (settings: PublicSettings) => async (app: App) => {
  answerCall(app, calls.settings, () => ({ status: 200 as const, response: settings }));
};
