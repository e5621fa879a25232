import { writeFileSync } from "node:fs";
import { publicFigures } from "@vedanga/testing/oracle/public-figures";
import { accuracyReport } from "@vedanga/testing/oracle/report";
import { compareEverything, faultsOfExpectations, judge } from "@vedanga/testing/oracle/verdict";

const comparisons = compareEverything();
const verdicts = judge(comparisons);
const figures = (values: readonly number[]): string => values.map((value) => value.toFixed(4).padStart(10)).join("");

console.log(`${"".padEnd(34)}  samples      mean       p50       p95       max`);
for (const { quantity, statistics, tolerance, worst } of verdicts) {
  const { count, mean, p50, p95, max } = statistics;
  const shut = max > tolerance.max || mean > tolerance.mean ? `  SHUT by ${worst.sample}` : "";
  console.log(
    `${quantity.padEnd(34)}${String(count).padStart(9)}${figures([mean, p50, p95, max])} ${tolerance.unit}${shut}`,
  );
}
for (const fault of faultsOfExpectations(comparisons)) console.log(fault);
writeFileSync(new URL("../../docs/accuracy.md", import.meta.url), accuracyReport(verdicts));
writeFileSync(new URL("../../apps/web/src/features/accuracy/measured.ts", import.meta.url), publicFigures(verdicts));
