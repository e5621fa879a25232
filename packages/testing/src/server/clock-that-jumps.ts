/**
 * Preloaded into a server (`node --import`): each SIGUSR2 moves its clock by the next of CLOCK_JUMPS_HOURS, as an
 * operator or a virtual machine that resumes does. What measures durations (performance.now, timers) runs on, as it
 * does in Linux, where it uses another clock.
 */
const jumpsHours = (process.env.CLOCK_JUMPS_HOURS ?? "").split(",").map(Number);
const TrueDate = Date;
let offsetMs = 0;

globalThis.Date = class extends TrueDate {
  constructor(...values: [] | [number | string | Date]) {
    if (values.length === 0) super(TrueDate.now() + offsetMs);
    else super(...(values as [number]));
  }
  static override now(): number {
    return TrueDate.now() + offsetMs;
  }
} as DateConstructor;

process.on("SIGUSR2", () => {
  offsetMs += (jumpsHours.shift() ?? 0) * 3_600_000;
  process.stdout.write(`clock at ${new Date().toISOString()}\n`);
});
