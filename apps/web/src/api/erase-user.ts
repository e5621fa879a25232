import { calls } from "@vedanga/contract";
import { request } from "./client.ts";
import { tellErased } from "./erased-elsewhere.ts";

/** Erases the record permanently; also fine when it is already gone. Other tabs are told, and let go of the person. */
export async function eraseUser(id: string): Promise<void> {
  await request(calls.eraseUser, { id });
  tellErased(id);
}
