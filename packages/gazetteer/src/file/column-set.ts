import { GazetteerError } from "../gazetteer-error.ts";

const encoder = new TextEncoder();
const decoder = new TextDecoder();

interface Head {
  readonly columns: readonly (readonly [name: string, length: number])[];
  readonly lists: Readonly<Record<string, unknown>>;
}

/** Lays named columns of bytes end to end behind a JSON head that names them and carries the short lists. */
export function writeColumns(lists: Head["lists"], columns: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const named = Object.entries(columns);
  const head: Head = { columns: named.map(([name, bytes]) => [name, bytes.length]), lists };
  const headBytes = encoder.encode(JSON.stringify(head));
  const headLength = new Uint8Array(4);
  new DataView(headLength.buffer).setUint32(0, headBytes.length, true);
  return Buffer.concat([headLength, headBytes, ...named.map(([, bytes]) => bytes)]);
}

export interface ColumnSet {
  readonly lists: Head["lists"];
  /** The bytes of a column. Throws GazetteerError if there is none with that name. */
  column(name: string): Uint8Array;
}

export function readColumns(content: Uint8Array): ColumnSet {
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
  let at = 4 + view.getUint32(0, true);
  const head: Head = JSON.parse(decoder.decode(content.subarray(4, at)));
  const columns = new Map<string, Uint8Array>();
  for (const [name, length] of head.columns) {
    columns.set(name, content.subarray(at, at + length));
    at += length;
  }
  return {
    lists: head.lists,
    column(name) {
      const bytes = columns.get(name);
      if (!bytes) throw new GazetteerError(`The file of places has no column "${name}".`);
      return bytes;
    },
  };
}
