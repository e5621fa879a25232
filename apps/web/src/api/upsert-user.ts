import { calls, type UserDetails } from "@vedanga/contract";
import { ApiError } from "./api-error.ts";
import { request } from "./client.ts";

const isWithoutId = (error: unknown): boolean => error instanceof ApiError && error.failure === "invalid";

/**
 * Saves the details and answers with their id; the record that they replace is erased with it. Null where the server took
 * them and named no id. Throws 'Failed to submit form' with the reason as its cause.
 */
export async function upsertUser(details: UserDetails, replaces: string | null): Promise<string | null> {
  try {
    const { response } = await request(calls.upsertUser, replaces === null ? details : { ...details, replaces });
    return response.id;
  } catch (cause) {
    // Without the new id the record that is replaced would be lost.
    if (isWithoutId(cause) && replaces === null) return null;
    throw new Error("Failed to submit form", { cause });
  }
}
