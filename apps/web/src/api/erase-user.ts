import { eraseUserResponse, PATHS } from "@vedanga/contract";
import { requestJson } from "./client.ts";

/** Erases the record for good; also fine when it is already gone. */
export async function eraseUser(id: string): Promise<void> {
  await requestJson(PATHS.eraseUser, eraseUserResponse, { body: { id } });
}
