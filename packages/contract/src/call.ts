import type * as z from "zod/mini";

/** How long anyone may cache a good answer; `personal`: unless the question is personal. */
export type Kept = "never" | { readonly seconds: number; readonly unless?: "personal" };

/** The media type of an answer that is not JSON. */
export interface Media {
  readonly type: string;
  readonly description: string;
  /** What it is called where it is saved as a file. */
  readonly fileName?: string;
}

/** A number may be sent as one, where its text is accepted. */
type Sendable<T> =
  | T
  | (T extends string ? (string extends T ? number : T extends `${infer N extends number}` ? N : never) : never);

type Optional<T> = { [K in keyof T]: undefined extends T[K] ? K : never }[keyof T];

/** What a client sends, by name. What is undefined is not sent. */
export type Sent<P extends z.core.$ZodType> =
  z.input<P> extends infer I
    ? { readonly [K in Exclude<keyof I, Optional<I>>]: Sendable<I[K]> } & {
        readonly [K in Optional<I>]?: Sendable<I[K]> | undefined;
      }
    : never;

/** Everything about a call, once: server, browser and documentation read this value. */
export interface Call<P extends z.core.$ZodType = z.core.$ZodType, R extends z.core.$ZodType = z.core.$ZodType> {
  readonly method: "GET" | "POST";
  readonly path: string;
  /** The heading of its description. */
  readonly tag: string;
  readonly summary: string;
  readonly description?: string;
  /** The query of a GET, the JSON body of a POST; each parameter with its sentence. */
  readonly parameters: P;
  readonly response: R;
  readonly media?: Media;
  /** The app also reads an answer whose contents stand beside the status, without `response`. */
  readonly mayBeBare?: true;
  readonly kept: Kept;
  /** As how many ordinary calls its worst case counts in the limit of an address; 1 if omitted. */
  readonly price?: number;
  /** What to send for an answer: the page of the calls fills it in. */
  readonly example?: Sent<P>;
}

// @__NO_SIDE_EFFECTS__
export const defineCall = <P extends z.core.$ZodType, R extends z.core.$ZodType>(call: Call<P, R>): Call<P, R> => call;

/** A call's question as the server has read it. */
export type RequestOf<C extends Call> = z.output<C["parameters"]>;
/** A call's question as a client sends it. */
export type QueryOf<C extends Call> = Sent<C["parameters"]>;
export type AnswerOf<C extends Call> = z.output<C["response"]>;
