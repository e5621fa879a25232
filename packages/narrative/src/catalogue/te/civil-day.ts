const MONTHS: readonly string[] = [
  "జనవరి",
  "ఫిబ్రవరి",
  "మార్చి",
  "ఏప్రిల్",
  "మే",
  "జూన్",
  "జులై",
  "ఆగస్టు",
  "సెప్టెంబర్",
  "అక్టోబర్",
  "నవంబర్",
  "డిసెంబర్",
];

/** "సెప్టెంబర్ 14" of "2026-09-14". */
export function civilDayTe(date: string): string {
  const [, month, day] = date.split("-").map(Number);
  const name = MONTHS[(month ?? 0) - 1];
  if (name === undefined || day === undefined) throw new TypeError(`not a date: ${date}`);
  return `${name} ${day}`;
}
