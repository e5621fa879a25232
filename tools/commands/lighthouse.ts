import { runLighthouse } from "../library/lighthouse/run-lighthouse.ts";
import { Tally } from "../library/tally.ts";

const tally = new Tally();
await runLighthouse(tally, process.argv.slice(2));
tally.close();
