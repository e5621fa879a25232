import { PATHS, type UserDetails, upsertUserResponse } from "@vedanga/contract";
import { requestJson } from "./client.ts";

/** Saves the details and answers with their id. Throws 'Failed to submit form' with the reason as its cause. */
export async function upsertUser(details: UserDetails): Promise<string> {
  try {
    const { response } = await requestJson(PATHS.upsertUser, upsertUserResponse, { body: details });
    return response.id;
  } catch (cause) {
    throw new Error("Failed to submit form", { cause });
  }
}
