import { calls, type UserDetails } from "@vedanga/contract";
import * as z from "zod/mini";
import { request } from "./client.ts";

/** As specified, any JSON says that the details were taken. */
const save = { ...calls.upsertUser, response: z.unknown() };

/**
 * Saves the details and answers with their id; the record that they replace is erased with it. Null where the server took
 * them and named no id. Throws 'Failed to submit form' with the reason as its cause.
 */
export async function upsertUser(details: UserDetails, replaces: string | null): Promise<string | null> {
  try {
    const answer = await request(save, replaces === null ? details : { ...details, replaces });
    const id = z.safeParse(calls.upsertUser.response, answer).data?.response.id ?? null;
    if (id === null && replaces !== null) throw new TypeError("the record that replaces another has no id");
    return id;
  } catch (cause) {
    throw new Error("Failed to submit form", { cause });
  }
}
