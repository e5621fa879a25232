import { calls } from "@vedanga/contract";
import { request } from "./client.ts";

/** Erases the record permanently; also fine when it is already gone. */
export async function eraseUser(id: string): Promise<void> {
  await request(calls.eraseUser, { id });
}
