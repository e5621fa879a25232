import {
  AppError,
  eraseUserResponse,
  PATHS,
  recordIdParameters,
  upsertUserResponse,
  userDetails,
} from "@vedanga/contract";
import type { App } from "#plugins/app-instance.ts";
import { refusalShapes } from "#plugins/call-schemas.ts";
import type { RecordStore } from "../../store/record-store.ts";

/** Saving, loading and erasing birth details. The id is the only key, so it never stands where a log could see it. */
export const recordRoutes = (store: RecordStore) => async (app: App) => {
  app.post(
    PATHS.upsertUser,
    {
      schema: {
        tags: ["records"],
        summary: "Save birth details",
        description: "Answers once the record is on disk. The same details have the same id, in either language.",
        body: userDetails,
        response: { 200: upsertUserResponse, ...refusalShapes },
      },
    },
    async ({ body }) => ({ status: 200 as const, response: { id: await store.save(body) } }),
  );

  app.get(
    PATHS.getUser,
    {
      schema: {
        tags: ["records"],
        summary: "Load birth details",
        querystring: recordIdParameters,
        response: { 200: userDetails, ...refusalShapes },
      },
    },
    async ({ query }) => {
      const details = await store.find(query.id);
      if (!details) throw new AppError("record_not_found", { field: "id" });
      return details;
    },
  );

  app.post(
    PATHS.eraseUser,
    {
      schema: {
        tags: ["records"],
        summary: "Erase birth details for good",
        description: "Also answers 200 when the record is already gone.",
        body: recordIdParameters,
        response: { 200: eraseUserResponse, ...refusalShapes },
      },
    },
    async ({ body }) => {
      await store.erase(body.id);
      return { status: 200 as const, response: { erased: true as const } };
    },
  );
};
