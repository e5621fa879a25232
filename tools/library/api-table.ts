import { API_BASE, type Call, calls, SERVER_BASE } from "@vedanga/contract";
import * as z from "zod/mini";

const HEAD = ["| call | what it answers | needs | others may keep it |", "|---|---|---|---|"];
const BIRTH = "dob, tob, lat, lon";
const DURATIONS = new Map([
  [60, "a minute"],
  [300, "5 minutes"],
  [3600, "an hour"],
  [86_400, "a day"],
]);

/** As the page writes it: under the base address of its group. */
const shortPath = (path: string): string =>
  path.startsWith(API_BASE) ? `v3-json${path.slice(API_BASE.length)}` : path.slice(SERVER_BASE.length + 1);

function needsOf({ method, parameters }: Call): string {
  const { required = [], properties = {} } = z.toJSONSchema(parameters, { io: "input", unrepresentable: "any" });
  const named = required.map((name) => `\`${name}\``).join(", ");
  if (method === "POST") return required.length === 1 ? `${named} in the body` : "details in the body";
  if (required.length === 0) return "date" in properties && "dob" in properties ? "`date`" : "nothing";
  return required.join(", ") === BIRTH ? "a birth" : named;
}

function keptOf({ kept, path }: Call): string {
  if (kept === "never") return kept;
  const words = DURATIONS.get(kept.seconds);
  if (words === undefined) throw new Error(`${path} is kept for ${kept.seconds} s: give that a name`);
  return words;
}

const inOrder = Object.values<Call>(calls).toSorted((a, b) => (a.path < b.path ? -1 : 1));

/** The table of all calls in docs/api.md, a row for each. */
const apiTable = (): string =>
  [
    ...HEAD,
    ...inOrder.map(
      (call) => `| \`${call.method} ${shortPath(call.path)}\` | ${call.summary} | ${needsOf(call)} | ${keptOf(call)} |`,
    ),
  ].join("\n");

/** The page with the table of today in place of the one it has. */
export function withApiTable(page: string): string {
  const table = /^\| call \|.*\n(?:\|.*\n)+/m;
  if (!table.test(page)) throw new Error("docs/api.md has no table of calls");
  return page.replace(table, () => `${apiTable()}\n`);
}
