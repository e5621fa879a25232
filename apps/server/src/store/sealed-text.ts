import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

const FORMAT = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Plain text is filled up to a multiple of this: the length of a row does not reveal the length of a name. */
const BLOCK_BYTES = 512;

/** Layout of sealed bytes: format (1 byte), nonce (12), AES-256-GCM cipher text, tag (16). */
export function sealedText(key: Buffer, value: object): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", key, nonce);
  const text = Buffer.concat([cipher.update(padded(JSON.stringify(value))), cipher.final()]);
  return Buffer.concat([Buffer.of(FORMAT), nonce, text, cipher.getAuthTag()]);
}

/** What was sealed with this key. Throws when the bytes were altered, cut or sealed with another key. */
export function unsealed<T extends object>(key: Buffer, sealed: Buffer): T {
  if (sealed.length < 1 + NONCE_BYTES + TAG_BYTES || sealed[0] !== FORMAT)
    throw new Error("a sealed record has an unknown format");
  const nonce = sealed.subarray(1, 1 + NONCE_BYTES);
  const decipher = createDecipheriv("aes-256-gcm", key, nonce, { authTagLength: TAG_BYTES }).setAuthTag(
    sealed.subarray(-TAG_BYTES),
  );
  const text = Buffer.concat([decipher.update(sealed.subarray(1 + NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
  return JSON.parse(text.toString("utf8"));
}

/** JSON may end in blanks, so the filling needs no length beside it. */
function padded(json: string): Buffer {
  const bytes = Buffer.from(json, "utf8");
  const length = Math.ceil(bytes.length / BLOCK_BYTES) * BLOCK_BYTES;
  return Buffer.concat([bytes], length).fill(" ", bytes.length);
}
