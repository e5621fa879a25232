import { createHash } from "node:crypto";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { GazetteerError } from "../gazetteer-error.ts";

/*
 * 0   8 bytes  "VEDPLACE"
 * 8   u32 LE   format version
 * 12  u32 LE   length of the packed content
 * 16  32 bytes SHA-256 of the packed content
 * 48  the content, packed with brotli
 */
const MAGIC = "VEDPLACE";
const HEADER_LENGTH = 48;
const REMEDY = "Rebuild it with: npm run regenerate -- places";

/** Rises whenever the columns, the folding or the sound of names change. */
const FORMAT_VERSION = 1;

/** The checksum of the packed content: of these bytes as they are. */
function sha256(packed: Uint8Array): Buffer {
  return createHash("sha256").update(packed).digest();
}

/** Packs and labels the content; the same content gives the same bytes under the same Node. */
export function sealFile(content: Uint8Array): Uint8Array {
  const packed = brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
  const header = Buffer.alloc(HEADER_LENGTH);
  header.write(MAGIC, 0, "latin1");
  header.writeUInt32LE(FORMAT_VERSION, 8);
  header.writeUInt32LE(packed.length, 12);
  sha256(packed).copy(header, 16);
  return Buffer.concat([header, packed]);
}

/** Checks label, length and checksum, and unpacks. Throws GazetteerError saying what is wrong and how to repair it. */
export function openFile(bytes: Uint8Array): Uint8Array {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.length < HEADER_LENGTH || file.toString("latin1", 0, 8) !== MAGIC) {
    throw new GazetteerError(`This is not a file of places. ${REMEDY}`);
  }
  const version = file.readUInt32LE(8);
  if (version !== FORMAT_VERSION) {
    throw new GazetteerError(`The file of places has format ${version}; ${FORMAT_VERSION} is read here. ${REMEDY}`);
  }
  const packedLength = file.readUInt32LE(12);
  const packed = file.subarray(HEADER_LENGTH);
  if (packed.length !== packedLength) {
    throw new GazetteerError(
      `The file of places is ${packed.length < packedLength ? "cut short" : "too long"}: ` +
        `${packed.length} bytes of content where ${packedLength} belong. ${REMEDY}`,
    );
  }
  if (!sha256(packed).equals(file.subarray(16, HEADER_LENGTH))) {
    throw new GazetteerError(`The file of places is damaged: its checksum does not fit. ${REMEDY}`);
  }
  return brotliDecompressSync(packed);
}
