/** Each row of `response` with what the answer has of it beside `response`, in the same order. */
export const withBeside = <Row extends object, More extends object>(
  rows: readonly Row[],
  beside: readonly More[],
): (Row & More)[] => rows.flatMap((row, index) => beside.slice(index, index + 1).map((more) => ({ ...row, ...more })));
