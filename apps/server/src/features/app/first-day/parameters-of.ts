import type { Call, RequestOf } from "@vedanga/contract";
import * as z from "zod/mini";

/** What is asked at the address of a call, as its route would read it. */
export const parametersOf = <C extends Call>({ parameters }: C, address: string): RequestOf<C> =>
  z.parse(parameters, Object.fromEntries(new URL(address, "http://localhost").searchParams)) as RequestOf<C>;
