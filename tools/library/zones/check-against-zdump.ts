import { join } from "node:path";
import { zoneTable } from "../../../packages/zones/src/zone-table.ts";
import { run } from "../run.ts";

/** From before the first clock of a zone to after the last change that no rule of every year brings. */
const YEARS = "1800,2100";
const AT_A_TIME = 60;

/** `/…/Europe/Oslo  Sun Mar 20 01:00:00 1960 UT = Sun Mar 20 03:00:00 1960 CEST isdst=1 gmtoff=7200` */
const LINE = /^(\S+)\s+\w{3} (\w{3} +\d+ [\d:]{8} -?\d+) UT = .* isdst=([01]) gmtoff=(-?\d+)$/;

export interface DumpedMoment {
  readonly id: string;
  readonly unixS: number;
  readonly isSummer: boolean;
  readonly offsetS: number;
}

/** What zdump says of compiled zones: the moment of each change and the second before it. */
async function dumpZones(compiled: string, ids: readonly string[], years: string): Promise<DumpedMoment[]> {
  const { output } = await run("zdump", ["-v", "-c", years, ...ids.map((id) => join(compiled, id))], { quiet: true });
  return output.split("\n").flatMap((line) => {
    const [, path = "", moment = "", isSummer, offset] = LINE.exec(line) ?? [];
    if (path === "") return [];
    const unixS = Date.parse(`${moment} UTC`) / 1000;
    return { id: path.slice(compiled.length + 1), unixS, isSummer: isSummer === "1", offsetS: Number(offset) };
  });
}

export interface Sweep {
  readonly moments: number;
  readonly faults: readonly string[];
}

/** The table, read as the product reads it, against Debian's own compiled zones: every change of every zone. */
export async function checkAgainstZdump(text: string, compiled: string): Promise<Sweep> {
  const { ids, zone } = zoneTable(text);
  const faults: string[] = [];
  let moments = 0;
  for (let from = 0; from < ids.length; from += AT_A_TIME) {
    const dumped = await dumpZones(compiled, ids.slice(from, from + AT_A_TIME), YEARS);
    for (const { id, unixS, offsetS } of dumped) {
      const ours = zone(id)?.stretchAt(unixS).offsetS;
      if (ours !== offsetS) faults.push(`${id} at ${new Date(unixS * 1000).toISOString()}: ${ours}, zdump ${offsetS}`);
    }
    moments += dumped.length;
  }
  return { moments, faults };
}
