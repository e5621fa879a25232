const MONTHS: readonly string[] = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** "14 September" of "2026-09-14". */
export function civilDayEn(date: string): string {
  const [, month, day] = date.split("-").map(Number);
  const name = MONTHS[(month ?? 0) - 1];
  if (name === undefined || day === undefined) throw new TypeError(`not a date: ${date}`);
  return `${day} ${name}`;
}
