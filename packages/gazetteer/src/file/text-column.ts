const NEWLINE = 0x0a;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Lines of text kept as UTF-8 bytes: a quarter million names cost no heap until one is read. */
export class TextColumn {
  readonly bytes: Uint8Array;
  /** Where each line starts; one more entry than lines, the newline not part of a line. */
  readonly starts: Uint32Array;

  constructor(bytes: Uint8Array) {
    let lines = 0;
    for (const byte of bytes) if (byte === NEWLINE) lines++;
    const starts = new Uint32Array(lines + 1);
    let line = 0;
    for (let index = 0; index < bytes.length; index++) if (bytes[index] === NEWLINE) starts[++line] = index + 1;
    this.bytes = bytes;
    this.starts = starts;
  }

  get length(): number {
    return this.starts.length - 1;
  }

  start(line: number): number {
    return this.starts[line] ?? 0;
  }

  end(line: number): number {
    return (this.starts[line + 1] ?? 1) - 1;
  }

  text(line: number): string {
    return decoder.decode(this.bytes.subarray(this.start(line), this.end(line)));
  }

  /** The bytes of a column with these lines. */
  static encode(lines: readonly string[]): Uint8Array {
    return encoder.encode(lines.map((line) => `${line}\n`).join(""));
  }
}
