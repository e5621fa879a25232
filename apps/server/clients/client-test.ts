import { serverTest } from "@vedanga/testing/server/server-test";
import { formatClient } from "./format-client.ts";

/**
 * `it` for what public programs ask and read. Each of these tests sends what one such program sends, letter by letter,
 * and reads what it reads, in our own words: docs/migration.md lists the programs.
 */
export const clientTest = serverTest.extend("client", { scope: "file" }, ({ app }) => formatClient(app));
