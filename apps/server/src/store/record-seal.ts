import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from "node:crypto";
import type { UserDetails } from "@vedanga/contract";
import { canonicalDetails } from "./canonical-details.ts";

/** Makes ids, and seals details so that only the id opens them. */
export interface RecordSeal {
  /** 256 bits in base64url: HMAC-SHA-256 of the canonical details under the server's secret. */
  idOf(details: UserDetails): string;
  /** The key of a row. The id cannot be derived from it. */
  rowKey(id: string): Buffer;
  close(id: string, details: UserDetails): Buffer;
  /** Throws when the bytes were altered, cut or moved from another row. */
  open(id: string, sealed: Buffer): UserDetails;
}

const FORMAT = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Plain text is filled up to a multiple of this: the length of a row does not reveal the length of a name. */
const BLOCK_BYTES = 512;

/**
 * Only `idOf` needs the secret: a server that lost it opens every record it ever gave an id for.
 * Layout of a sealed record: format (1 byte), nonce (12), AES-256-GCM cipher text, tag (16).
 */
export function createRecordSeal(secret: Buffer): RecordSeal {
  return {
    idOf: (details) => createHmac("sha256", secret).update(canonicalDetails(details)).digest("base64url"),
    rowKey,
    close(id, details) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv("aes-256-gcm", sealingKey(id), nonce);
      const text = Buffer.concat([cipher.update(padded(JSON.stringify(details))), cipher.final()]);
      return Buffer.concat([Buffer.of(FORMAT), nonce, text, cipher.getAuthTag()]);
    },
    open(id, sealed) {
      if (sealed.length < 1 + NONCE_BYTES + TAG_BYTES || sealed[0] !== FORMAT)
        throw new Error("a sealed record has an unknown format");
      const nonce = sealed.subarray(1, 1 + NONCE_BYTES);
      const decipher = createDecipheriv("aes-256-gcm", sealingKey(id), nonce, { authTagLength: TAG_BYTES }).setAuthTag(
        sealed.subarray(-TAG_BYTES),
      );
      const text = Buffer.concat([
        decipher.update(sealed.subarray(1 + NONCE_BYTES, -TAG_BYTES)),
        decipher.final(),
      ]).toString("utf8");
      return JSON.parse(text);
    },
  };
}

/** The id has 256 bits of entropy, so neither salt nor stretching adds anything (RFC 5869, section 3.1). */
const sealingKey = (id: string): Buffer => Buffer.from(hkdfSync("sha256", id, "", "vedanga record seal 1", 32));

const rowKey = (id: string): Buffer => createHash("sha256").update("vedanga record row 1").update(id).digest();

/** JSON may end in blanks, so the filling needs no length beside it. */
function padded(json: string): Buffer {
  const bytes = Buffer.from(json, "utf8");
  const length = Math.ceil(bytes.length / BLOCK_BYTES) * BLOCK_BYTES;
  return Buffer.concat([bytes], length).fill(" ", bytes.length);
}
