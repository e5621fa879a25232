import type { WireReason } from "@vedanga/contract";
import type { Sky } from "@vedanga/core";
import { conventionsUsed } from "../request/conventions.ts";

/** The conventions of a drawn chart and, if requested, why it shows what it shows. */
export const chartMetadata = ({ conventions }: Sky, reasons: readonly WireReason[] | undefined): string =>
  JSON.stringify({ conventions: conventionsUsed(conventions), ...(reasons && { reasons }) });
