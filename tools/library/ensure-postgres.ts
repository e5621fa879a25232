import { findPostgres, NO_POSTGRES } from "@vedanga/testing/postgres/find-postgres";
import { installFromDebian } from "./install-from-debian.ts";
import { fail, say } from "./say.ts";

/** As `findPostgres`, installed by Debian's package manager if this machine has none. */
export function ensurePostgres(): string {
  const found = findPostgres();
  if (found) return found;
  say("installing PostgreSQL for the tests; once");
  installFromDebian("postgresql");
  return findPostgres() ?? fail(NO_POSTGRES.what, NO_POSTGRES.remedy);
}
