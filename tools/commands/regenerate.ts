import { globSync } from "node:fs";
import { join } from "node:path";
import { ROOT, run } from "../library/run.ts";
import { fail, say } from "../library/say.ts";

/*
 * npm run regenerate                every generated file, from its sources
 * npm run regenerate -- places      the named ones
 *
 * A step is a file regenerate-<name>.ts beside this one; adding the file adds the step.
 */
const STEP = /^regenerate-(.+)\.ts$/;

const tools = join(ROOT, "tools", "commands");
const steps = globSync("regenerate-*.ts", { cwd: tools })
  .flatMap((file) => STEP.exec(file)?.[1] ?? [])
  .sort();
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !steps.includes(name));
if (unknown.length > 0)
  fail(`There is nothing called ${unknown.join(", ")} to regenerate.`, `There is: ${steps.join(", ")}.`);

for (const step of steps.filter((name) => asked.length === 0 || asked.includes(name))) {
  say(`regenerating ${step}`);
  const { code } = await run(process.execPath, [join(tools, `regenerate-${step}.ts`)]);
  if (code !== 0) fail(`${step} could not be regenerated.`, "The error is above; the previous file is unchanged.");
}
