import { calls, type UserDetails } from "@vedanga/contract";
import { request } from "./client.ts";

/** Saves the details and answers with their id; the record that they replace is erased with it. Throws 'Failed to submit form' with the reason as its cause. */
export async function upsertUser(details: UserDetails, replaces: string | null): Promise<string> {
  try {
    const { response } = await request(calls.upsertUser, replaces === null ? details : { ...details, replaces });
    return response.id;
  } catch (cause) {
    throw new Error("Failed to submit form", { cause });
  }
}
