import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { calls, type UserDetails } from "@vedanga/contract";
import { LANGUAGES, type Language } from "@vedanga/names/language";
import { start } from "../bench/server.ts";
import { buildWebIfStale } from "../build-web.ts";
import { ensureLighthouse } from "./ensure-lighthouse.ts";

const BIRTH: Omit<UserDetails, "language" | "email"> = {
  firstName: "Sita",
  lastName: "Devi",
  mobile: "0000000002",
  birthDate: "1990-05-17",
  birthTime: "06:05",
  location: "Warangal, Telangana, India",
  latitude: "17.978400",
  longitude: "79.594100",
  zone: "Asia/Kolkata",
};

/** Saves a person who reads this language, another one for each, and answers their id. */
export async function savePerson(origin: string, language: Language): Promise<string> {
  const answer = await fetch(`${origin}${calls.upsertUser.path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...BIRTH, email: `sita.${language}@example.org`, language: LANGUAGES[language].word }),
  });
  return calls.upsertUser.response.parse(await answer.json()).response.id;
}

/** Acts with the product that was built, served from an empty folder. */
export async function withServer(act: (origin: string) => Promise<void>): Promise<void> {
  await Promise.all([buildWebIfStale(), ensureLighthouse()]);
  const dir = mkdtempSync(join(tmpdir(), "vedanga-lighthouse-"));
  const limits = { RATE_LIMIT_PER_MINUTE: "100000", PAGE_RATE_LIMIT_PER_MINUTE: "100000" };
  const server = await start("apps/server/src/main.ts", [], {
    PORT: "0",
    DATA_DIR: dir,
    LOG_LEVEL: "error",
    ...limits,
  });
  try {
    await act(server.origin);
  } finally {
    server.process.kill("SIGTERM");
    rmSync(dir, { recursive: true, force: true });
  }
}
