import { createHash, createHmac, hkdfSync } from "node:crypto";
import type { UserDetails } from "@vedanga/contract";
import { canonicalDetails } from "./canonical-details.ts";
import { sealedText, unsealed } from "./sealed-text.ts";

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

/** Only `idOf` needs the secret: a server that lost it opens every record it ever gave an id for. */
export function createRecordSeal(secret: Buffer): RecordSeal {
  return {
    idOf: (details) => createHmac("sha256", secret).update(canonicalDetails(details)).digest("base64url"),
    rowKey: (id) => createHash("sha256").update("vedanga record row 1").update(id).digest(),
    close: (id, details) => sealedText(sealingKey(id), details),
    open: (id, sealed) => unsealed(sealingKey(id), sealed),
  };
}

/** The id has 256 bits of entropy, so neither salt nor stretching adds anything (RFC 5869, section 3.1). */
const sealingKey = (id: string): Buffer => Buffer.from(hkdfSync("sha256", id, "", "vedanga record seal 1", 32));
