import { closeSync, lstatSync, openSync, readSync } from "node:fs";
import { extname, join } from "node:path";

const MOST_BYTES = 5 * 1024 * 1024;
const HEAD_BYTES = 12;

/** How a file of each kind begins, in hexadecimal, whatever its name says. */
const BEGINNINGS: Readonly<Record<string, RegExp>> = {
  avif: /^.{8}66747970617669(66|73)/,
  jpeg: /^ffd8ff/,
  jpg: /^ffd8ff/,
  png: /^89504e470d0a1a0a/,
  webp: /^52494646.{8}57454250/,
};

/** What is wrong with a picture of an operator; undefined if nothing is. No link is followed: it may lead to anything the server can read. */
export function pictureFault(dir: string, name: string): string | undefined {
  const file = join(dir, name);
  try {
    const stat = lstatSync(file);
    if (!stat.isFile()) return "is not a plain file";
    if (stat.size > MOST_BYTES) return `has more than ${MOST_BYTES / 1024 / 1024} MB`;
    const ending = extname(name).slice(1).toLowerCase();
    return BEGINNINGS[ending]?.test(headOf(file)) ? undefined : `does not begin as a .${ending} file does`;
  } catch {
    return "cannot be read";
  }
}

/** The first bytes, in hexadecimal. */
function headOf(file: string): string {
  const opened = openSync(file, "r");
  try {
    const head = Buffer.alloc(HEAD_BYTES);
    return head.toString("hex", 0, readSync(opened, head));
  } finally {
    closeSync(opened);
  }
}
