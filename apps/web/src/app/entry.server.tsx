import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";

/**
 * Writes one page as HTML. It only runs at build time, so it waits for everything: no page contains a skeleton and
 * a script that swaps it. What throws while a page is drawn stops the build.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const faults: unknown[] = [];
  const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    onError: (fault) => {
      faults.push(fault);
    },
  });
  await stream.allReady;
  const [fault] = faults;
  if (fault !== undefined) throw fault;
  headers.set("content-type", "text/html");
  return new Response(stream, { headers, status });
}
