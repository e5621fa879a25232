import { createHash } from "node:crypto";
import { type AnswerContext, expectBirth, ownCalendarText, requestOfView, withClockOfPoint } from "@vedanga/answers";
import { AppError, calls } from "@vedanga/contract";
import { zoneAt } from "@vedanga/gazetteer";
import type { App } from "#plugins/app-instance.ts";
import { answerCall } from "../../calls/answer-call.ts";
import type { RecordStore } from "../../store/record-store.ts";

const CALENDAR_ID_LETTERS = 16;

/** Saving, loading, sharing and erasing birth details. Keys are all there is, so they are never in a place that a log records. */
export const recordRoutes = (store: RecordStore, contextNow: () => AnswerContext) => async (app: App) => {
  answerCall(app, calls.upsertUser, async ({ replaces, ...details }) => {
    await expectBirth(details, zoneAt);
    return { status: 200 as const, response: { id: await store.save(details, replaces) } };
  });

  answerCall(app, calls.getUser, async ({ id }) => {
    const details = await store.find(id);
    if (!details) throw new AppError("record_not_found", { field: "id" });
    return details;
  });

  answerCall(app, calls.shareUser, async ({ id, shown }) => {
    const shared = await (shown === undefined ? store.sharedAs(id) : store.share(id, shown));
    if (!shared) throw new AppError("record_not_found", { field: "id" });
    return { status: 200 as const, response: shared };
  });

  answerCall(app, calls.viewUser, async ({ view }) => {
    const details = await store.view(view);
    if (!details) throw new AppError("view_not_found", { field: "view" });
    return details;
  });

  answerCall(app, calls.ownCalendar, async (request) => {
    const details = await store.view(request.view);
    if (!details) throw new AppError("view_not_found", { field: "view" });
    const context = contextNow();
    const asked = await withClockOfPoint(requestOfView(request, details, context), zoneAt);
    // Readers match events by their names, which must not tell the key.
    const calendarId = createHash("sha256").update(request.view).digest("base64url").slice(0, CALENDAR_ID_LETTERS);
    return ownCalendarText({ asked, kinds: request.kinds, firstName: details.firstName, calendarId }, context);
  });

  answerCall(app, calls.eraseUser, async ({ id }) => {
    await store.erase(id);
    return { status: 200 as const, response: { erased: true as const } };
  });
};
