import { createHash, hkdfSync } from "node:crypto";
import { initialsOf, type ShownName, type UserDetails, type ViewedDetails } from "@vedanga/contract";
import { sealedText, unsealed } from "./sealed-text.ts";

/** What the row of a view holds. */
interface SealedView {
  /** The key of the row of its record, in base64url: a view without its record shows nothing. */
  readonly record: string;
  readonly details: ViewedDetails;
}

/**
 * The key of a view, 256 bits in base64url. The id gives the key of each of its views, so what has the id finds and
 * ends them; no key of a view gives the id, or the key of another view.
 */
export const viewKeyOf = (id: string, shown: ShownName): string =>
  derived(id, `vedanga view key 1 ${shown}`).toString("base64url");

/** The key of a view's row. The key of the view cannot be derived from it. */
export const viewRowKey = (key: string): Buffer =>
  createHash("sha256").update("vedanga view row 1").update(key).digest();

export const closeView = (key: string, view: SealedView): Buffer => sealedText(sealingKey(key), view);

/** Throws when the bytes were altered, cut or moved from another row. */
export const openView = (key: string, sealed: Buffer): SealedView => unsealed(sealingKey(key), sealed);

/** The details that a view shows: no e-mail and no phone number, and the name as the person chose. */
export function viewedDetails(details: UserDetails, shown: ShownName): ViewedDetails {
  const { email: _email, mobile: _mobile, language: _language, ...viewed } = details;
  return shown === "initials" ? { ...viewed, ...initialsOf(details) } : viewed;
}

const sealingKey = (key: string): Buffer => derived(key, "vedanga view seal 1");

/** RFC 5869; the source has 256 bits of entropy, so it needs no salt (section 3.1). */
const derived = (source: string, info: string): Buffer => Buffer.from(hkdfSync("sha256", source, "", info, 32));
