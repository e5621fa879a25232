import { runChecks } from "./checks.ts";
import { Tally } from "./tally.ts";

const tally = new Tally();
await runChecks(tally);
tally.close();
