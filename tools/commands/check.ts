import { runChecks } from "../library/checks.ts";
import { Tally } from "../library/tally.ts";

const tally = new Tally();
await runChecks(tally);
tally.close();
