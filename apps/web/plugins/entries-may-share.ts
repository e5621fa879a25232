import type { Plugin } from "vite";

/**
 * Lets the file of a screen export what others import of it. The router's plugin forbids this, and would so forbid
 * groups that leave out what their modules import; it reads what a screen exports from the source, and by name.
 */
export function entriesMayShare(): Plugin {
  return {
    name: "entries-may-share",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    options: (options) => ({ ...options, preserveEntrySignatures: "allow-extension" }),
  };
}
