import { StartRefusal } from "../start-refusal.ts";
import { NewerDatabase } from "./postgres-migrations.ts";

/** The database runs with `fsync=off`: what it acknowledges may be gone after a crash. */
export class LosesCommits extends Error {}

/** Codes of Node for a peer that is not there, and of PostgreSQL (manual, appendix A) for one that is not ready. */
const NOT_THERE_YET = [
  "ECONNREFUSED",
  "ECONNRESET",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
  "57P01", // admin_shutdown
  "57P02", // crash_shutdown
  "57P03", // cannot_connect_now
  "53300", // too_many_connections
];

export const isNotThereYet = (error: unknown): boolean => {
  const code = codeOf(error);
  return code === undefined ? isSilence(error) : NOT_THERE_YET.includes(code);
};

/** Why the server does not start on this database. It contains neither user nor password. */
export function refusalToStart(cause: unknown, databaseUrl: string): StartRefusal {
  const where = placeOf(databaseUrl);
  const refuse = (message: string, remedy: string) => new StartRefusal(message, remedy, { cause });
  if (cause instanceof NewerDatabase)
    return refuse(`The database at ${where} was written by a newer version of this server.`, "Start that version.");
  if (cause instanceof LosesCommits)
    return refuse(
      `The database at ${where} runs with fsync=off: saved records could be lost.`,
      "Turn fsync on, or set another DATABASE_URL.",
    );
  if (isNotThereYet(cause))
    return refuse(`The database at ${where} does not answer.`, "Start it, or set DATABASE_URL to one that runs.");
  switch (codeOf(cause)) {
    case "28P01": // invalid_password
    case "28000": // invalid_authorization_specification
      return refuse(
        `The database at ${where} does not let this user in.`,
        "Set user and password in DATABASE_URL right, or let them in there (pg_hba.conf).",
      );
    case "3D000": // invalid_catalog_name
      return refuse(`There is no database of that name at ${where}.`, "Create it, or set DATABASE_URL right.");
    case "42501": // insufficient_privilege
      return refuse(
        `The user in DATABASE_URL may not make or read our tables at ${where}.`,
        "Let it: GRANT CREATE ON DATABASE … TO …; or make the schema for it: CREATE SCHEMA vedanga AUTHORIZATION ….",
      );
    case "25006": // read_only_sql_transaction
      return refuse(`The database at ${where} takes no writes.`, "Set DATABASE_URL to the one that does.");
    case "55P03": // lock_not_available
      return refuse(
        `Another server has been bringing the database at ${where} up to date for too long.`,
        "Start again once it is done.",
      );
    default:
      return refuse(
        `The database at ${where} cannot be used: ${cause instanceof Error ? cause.message : "no reason given"}.`,
        "Correct that, or set another DATABASE_URL.",
      );
  }
}

function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !("code" in error)) return undefined;
  return typeof error.code === "string" ? error.code : undefined;
}

/** The client has no code for a time-out, nor for a session cut off before it began. */
const isSilence = (error: unknown): boolean =>
  error instanceof Error && /timeout|timed out|terminated unexpectedly/i.test(error.message);

function placeOf(databaseUrl: string): string {
  const { hostname, port } = new URL(databaseUrl);
  return hostname === "" ? "the local socket" : `${hostname}:${port === "" ? 5432 : port}`;
}
