import { readFileSync } from "node:fs";
import { birthAndDay } from "./birth-and-day.ts";

// Node, Bun and Deno: a table of the package, found by its name.
const table = new URL(import.meta.resolve(`@vedanga/core/${process.argv[2]}`));
console.log(birthAndDay(readFileSync(table)).join("\n"));
