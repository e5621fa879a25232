import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import subsetFont from "subset-font";
import { lightFaces } from "../library/faces/light-faces.ts";
import { say } from "../library/say.ts";

for (const { name, path, source, characters } of lightFaces()) {
  const whole = readFileSync(source);
  const light = await subsetFont(whole, characters, { targetFormat: "woff2", noHinting: true });
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, light);
  say(`${name}: ${(whole.length / 1e3).toFixed(1)} kB, now ${(light.length / 1e3).toFixed(1)}`);
}
