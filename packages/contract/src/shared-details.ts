import * as z from "zod/mini";
import { initialOf } from "./initial-of.ts";
import { refusing } from "./refusing.ts";
import { type UserDetails, userDetails } from "./user-details.ts";

/** How the person of a view is called: by the whole name, or by the initials. */
export const SHOWN_NAMES = ["name", "initials"] as const;
export type ShownName = (typeof SHOWN_NAMES)[number];

/** What a view shows of a record. The names may be initials. */
export const viewedDetails = z.omit(userDetails, { email: true, mobile: true, language: true });
export type ViewedDetails = z.infer<typeof viewedDetails>;

/** 256 bits in base64url, as an id has; but it opens only a view. */
export const viewKey = z
  .string(refusing("invalid_view"))
  .check(z.regex(/^[A-Za-z0-9_-]{43}$/, refusing("invalid_view")));

type Name = Pick<UserDetails, "firstName" | "lastName">;

/** The name as initials: "A." and "R.", "అం." and "రా.". */
export const initialsOf = ({ firstName, lastName }: Name): Name => ({
  firstName: `${initialOf(firstName)}.`,
  lastName: `${initialOf(lastName)}.`,
});
