import { API_BASE } from "@vedanga/contract";
import type { builtApp } from "@vedanga/testing/server/built-app";

type App = Awaited<ReturnType<typeof builtApp>>;
export type Fields = Readonly<Record<string, string | number | undefined>>;

/** An answer as clients get it: they throw at any status but 200. */
function goodBody(reply: { readonly statusCode: number; readonly body: string }): string {
  if (reply.statusCode !== 200) throw new Error(`answered with ${reply.statusCode}: ${reply.body}`);
  return reply.body;
}

/** A program written for the v3-json format, with this server's address in place of the original's. */
export function formatClient(app: App) {
  return {
    /** `query` is sent as a client's URLSearchParams writes it, a text as it is. */
    async get(path: string, query: Fields | string, headers: Readonly<Record<string, string>> = {}): Promise<string> {
      const text =
        typeof query === "string"
          ? query
          : new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)])).toString();
      return goodBody(await app.inject({ url: `${API_BASE}${path}?${text}`, headers }));
    },
    async post(path: string, body: Fields): Promise<string> {
      return goodBody(await app.inject({ method: "POST", url: `${API_BASE}${path}`, payload: body }));
    },
  };
}

/** The answer inside the envelope, whose status clients compare with `===`. */
export function unwrapped<Response>(body: string): Response {
  const { status, response } = JSON.parse(body);
  if (status !== 200) throw new Error(`status ${status}`);
  return response;
}
