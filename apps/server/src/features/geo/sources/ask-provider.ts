import * as z from "zod/mini";

/** Someone waits at a field while this runs; past it the embedded places answer. */
const PATIENCE_MS = 2_000;

/** The service answered, and the answer is no. */
export class ProviderRefusal extends Error {
  readonly status: number;
  constructor(host: string, status: number) {
    super(`${host} answers ${status}`);
    this.status = status;
  }
}

/** The service answered something that its documents do not know. */
export class UnknownAnswer extends Error {}

/** Statuses about the client and its rate, not about the content of a request. */
const OF_WHO_ASKS = [401, 403, 408, 429];

/**
 * Whether a failure concerns the whole service, so that the next question would fail too. A question refused for
 * its content, or answered oddly, does not: otherwise one text from a stranger could switch the service off for all.
 */
export function isOutage(error: unknown): boolean {
  if (error instanceof UnknownAnswer) return false;
  if (error instanceof ProviderRefusal) return error.status >= 500 || OF_WHO_ASKS.includes(error.status);
  return true;
}

export interface ProviderRequest<T extends z.core.$ZodType> {
  readonly url: URL;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON; without it the request is a GET. */
  readonly body?: unknown;
  readonly answer: T;
}

/**
 * One call to an outside service, its answer checked against the documented shape. Throws on refusal, silence and
 * any other shape; no message repeats what was asked, which may be a birthplace, or the key.
 */
export async function askProvider<T extends z.core.$ZodType>(request: ProviderRequest<T>): Promise<z.output<T>> {
  const { url, headers, body, answer } = request;
  const reply = await fetch(url, {
    headers: {
      accept: "application/json",
      ...(body !== undefined && { "content-type": "application/json" }),
      ...headers,
    },
    ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
    redirect: "error",
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!reply.ok) throw new ProviderRefusal(url.host, reply.status);
  const parsed = z.safeParse(answer, readJson(await reply.text()));
  if (!parsed.success) throw new UnknownAnswer(`${url.host} answers in another shape than it documents`);
  return parsed.data;
}

/** Undefined for anything but JSON, because every answer of a service is JSON. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
