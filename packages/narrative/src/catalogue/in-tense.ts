/** A text with both tenses, "money {goes|went}", in one of them. */
export const inTense = (told: string, past: boolean): string => inBothTenses(told)[past ? 1 : 0];

/** The same in the present, and in the past. */
export function inBothTenses(told: string): readonly [string, string] {
  let [present, past] = ["", ""];
  let from = 0;
  for (;;) {
    const open = told.indexOf("{", from);
    const bar = told.indexOf("|", open);
    const close = told.indexOf("}", bar);
    if (open === -1 || bar === -1 || close === -1) {
      const rest = told.slice(from);
      return [present + rest, past + rest];
    }
    const between = told.slice(from, open);
    present += between + told.slice(open + 1, bar);
    past += between + told.slice(bar + 1, close);
    from = close + 1;
  }
}
