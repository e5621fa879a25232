import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@vedanga/testing/free-port";
import { ROOT } from "../run.ts";

const ATTEMPTS = 100;
const PAUSE_MS = 100;

/** A server to be photographed: with contacts of its own, without limits, and with a database that goes when it stops. */
export async function startServer(
  settings: Readonly<Record<string, string>> = {},
): Promise<{ readonly base: string; stop(): void }> {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), "vedanga-shots-"));
  const child = spawn(process.execPath, [join(ROOT, "apps/server/src/main.ts")], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      RATE_LIMIT_PER_MINUTE: "100000",
      PAGE_RATE_LIMIT_PER_MINUTE: "100000",
      LOG_LEVEL: "error",
      CONTACT_EMAIL: "contact@vedanga.example",
      CONTACT_PHONE: "+91 00000 00000",
      CHAT_NUMBER: "910000000000",
      BOOKING_URL: "https://calendar.vedanga.example/book",
      ...settings,
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const base = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const answer = await fetch(`${base}/healthz`).catch(() => undefined);
    if (answer?.ok) break;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return {
    base,
    stop: () => {
      child.kill("SIGTERM");
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
