import { calls, errorBody } from "@vedanga/contract";
import { rawClient } from "@vedanga/testing/server/raw-client";
import { serverTest } from "@vedanga/testing/server/server-test";
import { describe, expect, vi } from "vitest";

// Servers in processes of their own start slowly on a busy machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

/** `answerTo`: the reply to lines that are sent unchanged, until the server hangs up. */
const it = serverTest.extend("answerTo", ({ onTestFinished, server }) => async (...lines: readonly string[]) => {
  const client = await rawClient(onTestFinished, server.port);
  client.send([...lines, "", ""].join("\r\n"));
  const [head = "", ...body] = (await client.untilHungUp()).split("\r\n\r\n");
  return { status: Number(head.split(" ")[1]), head, body: body.join("\r\n\r\n") };
});

const GET = "GET /healthz HTTP/1.1";
const CLOSE = "Connection: close";
const POST = [
  `POST ${calls.upsertUser.path} HTTP/1.1`,
  "Host: a",
  "Content-Type: application/json",
  "Content-Length: 0",
];

describe("a request at the edge of the protocol", () => {
  it.for<[string, readonly string[], number, string]>([
    ["without a host", [GET, CLOSE], 400, "malformed_request"],
    ["with two hosts", [GET, "Host: a", "Host: b", CLOSE], 400, "malformed_request"],
    ["with the same host twice", [GET, "Host: a", "hOST: a", CLOSE], 400, "malformed_request"],
    ["with two hosts of an old version", ["GET /healthz HTTP/1.0", "Host: a", "Host: b"], 400, "malformed_request"],
    ["that expects something", [GET, "Host: a", "Expect: x", CLOSE], 417, "expectation_failed"],
    ["with a body that expects something", [...POST, "Expect: tea", CLOSE], 417, "expectation_failed"],
    ["for a tunnel", ["CONNECT example.org:443 HTTP/1.1", "Host: a"], 405, "method_not_allowed"],
    ["with a length and pieces", [...POST, "Transfer-Encoding: chunked", CLOSE], 400, "malformed_request"],
    ["by a method nobody knows", ["BREW /healthz HTTP/1.1", "Host: a", CLOSE], 400, "malformed_request"],
    ["that would see itself again", ["TRACE /healthz HTTP/1.1", "Host: a", CLOSE], 405, "method_not_allowed"],
  ])("is refused by the envelope: %s", async ([_what, lines, status, code], { answerTo }) => {
    const answer = await answerTo(...lines);
    expect(answer.head).toMatch(/cache-control: no-store/i);
    expect(errorBody.parse(JSON.parse(answer.body))).toMatchObject({ status, code });
    expect(answer.status).toBe(status);
  });

  it("is served if it is only unusual: without a host in HTTP/1.0, or with Expect: 100-continue", async ({
    answerTo,
  }) => {
    expect(await answerTo("GET /healthz HTTP/1.0")).toMatchObject({ status: 200, body: '{"status":"alive"}' });
    const { status, body } = await answerTo(GET, "Host: a", "Expect: 100-continue", CLOSE);
    expect(status).toBe(100);
    expect(body).toContain('{"status":"alive"}');
  });

  it("leaves the server as it was", async ({ server }) => {
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  });
});
