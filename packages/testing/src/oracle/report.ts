import type { ExpectedFailure } from "./expected-failure.ts";
import { EXPECTED_FAILURES } from "./expected-failures.ts";
import type { Verdict } from "./verdict.ts";

const HEAD = `# Accuracy

Written by \`npm run meter\`; a test compares it with the measurements. Errors are absolute differences between our figure
and the published one in [authorities](../authorities/README.md). A test fails if the mean or the maximum exceeds its gate.

| quantity | samples | unit | mean | p50 | p95 | max | gate mean | gate max | goal | reason for the gate |
|---|---:|---|---:|---:|---:|---:|---:|---:|---:|---|
`;

// Two decimals do not distinguish 0.0004 from zero.
const shown = (value: number): string => (value !== 0 && value < 0.01 ? value.toFixed(4) : value.toFixed(2));

const row = ({ quantity, statistics, tolerance }: Verdict): string => {
  const { count, mean, p50, p95, max } = statistics;
  const figures = [mean, p50, p95, max].map(shown);
  const gates = [tolerance.mean, tolerance.max, tolerance.target].map(String);
  return `| ${[quantity, count, tolerance.unit, ...figures, ...gates, tolerance.reason].join(" | ")} |`;
};

const SHOWN_OF_ONE_REASON = 2;

/** One line for each reason; a reason that many figures share names the first of them and counts the rest. */
function failureLines(failures: readonly ExpectedFailure[]): readonly string[] {
  const byReason = Map.groupBy(failures, ({ reason }) => reason);
  return [...byReason.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const named = group.slice(0, SHOWN_OF_ONE_REASON).map(({ sample }) => sample);
    const rest = group.length > named.length ? ` and ${group.length - named.length} more` : "";
    return [`- ${named.join(", ")}${rest} (${first.category}): ${first.reason}.`];
  });
}

/** docs/accuracy.md. */
export function accuracyReport(verdicts: readonly Verdict[]): string {
  return `${HEAD}${verdicts.map(row).join("\n")}

## Known differences

${failureLines(EXPECTED_FAILURES).join("\n")}
`;
}
