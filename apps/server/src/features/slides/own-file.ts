import { realpathSync, statSync } from "node:fs";
import { join, sep } from "node:path";

/**
 * Whether a name in a folder is a plain file of that folder, wherever links on the way lead: what a cluster mounts is
 * links within the folder, and a link out of it may show anything the server can read.
 */
export function isOwnFile(dir: string, name: string): boolean {
  try {
    const file = realpathSync(join(dir, name));
    return file.startsWith(`${realpathSync(dir)}${sep}`) && statSync(file).isFile();
  } catch {
    return false;
  }
}
