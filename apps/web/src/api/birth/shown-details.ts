import type { UserDetails, ViewedDetails } from "@vedanga/contract";

/** A birth as the pages of a person show it: the visitor's own, with all they typed, or one that was shared. */
export type ShownDetails = ViewedDetails &
  Partial<Pick<UserDetails, "email" | "mobile" | "language">> & {
    /** Someone shared it: it is not changed from here, and no answer about it is kept in this browser. */
    readonly isViewOnly?: true;
  };
