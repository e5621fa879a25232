import { existsSync } from "node:fs";
import { join } from "node:path";
import { APP_BASE } from "@vedanga/contract";
import { GazetteerError } from "@vedanga/gazetteer";
import { loadEmbeddedGazetteer } from "@vedanga/gazetteer/load-from-disk";
import { buildApp } from "./app.ts";
import { readConfig } from "./config.ts";
import { idSecret } from "./id-secret.ts";
import { listen } from "./listen.ts";
import { loadEphemeris } from "./sky-table.ts";
import { StartRefusal } from "./start-refusal.ts";
import { stopOnSignals } from "./stop-on-signals.ts";
import { openRows } from "./store/open-rows.ts";
import { createRecordSeal } from "./store/record-seal.ts";
import { createRecordStore } from "./store/record-store.ts";

const APP_BUILD_DIR = join(import.meta.dirname, "..", "..", "web", "build", "client");

async function start(): Promise<void> {
  // This process writes people's records: no other user of the machine may read them.
  process.umask(0o077);
  const config = readConfig(process.env, { isTerminal: process.stdout.isTTY });
  const seal = createRecordSeal(idSecret(config.idSecret, config.dataDir));
  const store = createRecordStore(await openRows(config, say), seal);
  if (!existsSync(APP_BUILD_DIR)) say("The app is not built, so only the calls are served. To build it: npm start");
  const app = await buildApp({
    config,
    store,
    gazetteer: places(),
    ephemeris: loadEphemeris(),
    now: Date.now,
    checkAnswers: false,
    appBuildDir: APP_BUILD_DIR,
  });
  stopOnSignals(app, () => store.close());
  say(`Vedanga answers on ${await listen(app, config)}${APP_BASE}`);
}

function places() {
  try {
    return loadEmbeddedGazetteer();
  } catch (error) {
    throw error instanceof GazetteerError ? new StartRefusal("The places are missing.", error.message) : error;
  }
}

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

start().catch((error: unknown) => {
  if (!(error instanceof StartRefusal)) throw error;
  process.stderr.write(`${error.message} ${error.remedy}\n`);
  process.exitCode = 1;
  process.exit();
});
