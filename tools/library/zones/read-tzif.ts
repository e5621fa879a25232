export interface CompiledClock {
  readonly offsetS: number;
  readonly abbreviation: string;
}

/** A compiled zone (RFC 9636). */
export interface CompiledZone {
  /** Before the first change. */
  readonly first: CompiledClock;
  readonly changes: readonly (CompiledClock & { readonly startS: number })[];
  /** What applies after the last change, as a POSIX TZ string. */
  readonly footer: string;
}

const HEADER_BYTES = 44;
const FIRST_COUNT_AT = 20;
const CLOCK_BYTES = 6;

function readHeader(file: Buffer, at: number) {
  const count = (which: number): number => file.readUInt32BE(at + FIRST_COUNT_AT + 4 * which);
  return {
    isUt: count(0),
    isStandard: count(1),
    leaps: count(2),
    changes: count(3),
    clocks: count(4),
    letters: count(5),
  };
}

/** The bytes after a header with times of this many bytes. */
const bodyBytes = (counts: ReturnType<typeof readHeader>, timeBytes: number): number =>
  counts.changes * (timeBytes + 1) +
  counts.clocks * CLOCK_BYTES +
  counts.letters +
  counts.leaps * (timeBytes + 4) +
  counts.isStandard +
  counts.isUt;

/** The part with times of eight bytes, which follows the one with times of four. */
export function readTzif(file: Buffer): CompiledZone {
  if (file.toString("latin1", 0, 4) !== "TZif") throw new Error("no compiled zone");
  const header = HEADER_BYTES + bodyBytes(readHeader(file, 0), 4);
  const counts = readHeader(file, header);
  const times = header + HEADER_BYTES;
  const which = times + counts.changes * 8;
  const clocks = which + counts.changes;
  const letters = clocks + counts.clocks * CLOCK_BYTES;

  function clock(index: number): CompiledClock {
    const at = clocks + index * CLOCK_BYTES;
    const begin = letters + file.readUInt8(at + 5);
    return { offsetS: file.readInt32BE(at), abbreviation: file.toString("latin1", begin, file.indexOf(0, begin)) };
  }

  return {
    first: clock(0),
    changes: Array.from({ length: counts.changes }, (_, index) => ({
      startS: Number(file.readBigInt64BE(times + index * 8)),
      ...clock(file.readUInt8(which + index)),
    })),
    footer: file.toString("latin1", times + bodyBytes(counts, 8)).trim(),
  };
}
