import { randomBytes } from "node:crypto";
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, unlinkSync, writeSync } from "node:fs";
import { join } from "node:path";
import { StartRefusal } from "./start-refusal.ts";

export const SECRET_FILE = "id-secret";
const SECRET_BYTES = 32;

/**
 * The secret that ids are made with: the setting, or else the one kept in `dataDir`, made at the first start and
 * readable by its owner alone. Servers that start at once in one folder agree on one.
 */
export function idSecret(setting: string | undefined, dataDir: string): Buffer {
  if (setting !== undefined) return Buffer.from(setting, "utf8");
  const file = join(dataDir, SECRET_FILE);
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const secret = Buffer.from(kept(file) ?? made(file), "base64url");
    if (secret.length === SECRET_BYTES) return secret;
  } catch (cause) {
    throw new StartRefusal(
      `${file} can be neither read nor made.`,
      "Give this user the right to write there, or set ID_SECRET.",
      { cause },
    );
  }
  throw new StartRefusal(
    `${file} does not hold a secret.`,
    "Put a backup in its place; or remove it, and records saved from then on get new ids (old links stay good).",
  );
}

function kept(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8").trim();
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

/** Written completely beside its place and linked there: no process ever reads half a secret, and the first one stays. */
function made(file: string): string {
  const draft = `${file}.${randomBytes(6).toString("hex")}`;
  const descriptor = openSync(draft, "wx", 0o600);
  try {
    writeSync(descriptor, randomBytes(SECRET_BYTES).toString("base64url"));
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  } finally {
    unlinkSync(draft);
  }
  return readFileSync(file, "utf8").trim();
}
