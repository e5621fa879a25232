import { calls, type UserDetails } from "@vedanga/contract";
import { request } from "./client.ts";

/** Saves the details and answers with their id. Throws 'Failed to submit form' with the reason as its cause. */
export async function upsertUser(details: UserDetails): Promise<string> {
  try {
    const { response } = await request(calls.upsertUser, details);
    return response.id;
  } catch (cause) {
    throw new Error("Failed to submit form", { cause });
  }
}
