import type * as z from "zod/mini";

/** The answer of a route under its status: a schema of JSON, or another medium with what it is. */
export type AnswerSchema =
  | z.core.$ZodType
  | { readonly description: string; readonly content: Readonly<Record<string, { readonly schema: z.core.$ZodType }>> };

/** What a route says of itself. */
export interface RouteSchema {
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly description?: string;
  readonly querystring?: z.core.$ZodType;
  readonly body?: z.core.$ZodType;
  readonly response?: Readonly<Record<string, AnswerSchema>>;
}

export interface DescribedRoute {
  readonly method: string;
  readonly url: string;
  readonly schema: RouteSchema;
}
