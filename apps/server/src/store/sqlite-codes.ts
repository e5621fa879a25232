/** Primary result codes (sqlite.org/rescode.html). */
export const SQLITE = {
  perm: 3,
  busy: 5,
  locked: 6,
  readonly: 8,
  ioerr: 10,
  corrupt: 11,
  full: 13,
  cantopen: 14,
  notadb: 26,
} as const;

/** The low byte of an extended code is the primary one. */
export const sqliteCode = (error: unknown): number | undefined =>
  error instanceof Error && "errcode" in error ? Number(error.errcode) & 0xff : undefined;
