const NEWLINE = 0x0a;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Lines of text kept as UTF-8 bytes: a quarter million names cost no heap until one is read. */
export class TextColumn {
  readonly bytes: Uint8Array;
  /** Where each line starts; one more entry than lines, the newline not part of a line. */
  readonly starts: Uint32Array;

  constructor(bytes: Uint8Array) {
    const starts = [0];
    for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, at + 1)) starts.push(at + 1);
    this.bytes = bytes;
    this.starts = Uint32Array.from(starts);
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
