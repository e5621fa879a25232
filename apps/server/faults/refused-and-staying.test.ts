import { connect } from "node:net";
import { promisify } from "node:util";
import { builtApp } from "@vedanga/testing/server/built-app";
import { expect, it, onTestFinished, vi } from "vitest";

it("closes a refused connection of a client that continues to send and never hangs up", async () => {
  const app = await builtApp(onTestFinished);
  const { port } = new URL(await app.listen({ host: "127.0.0.1", port: 0 }));
  const client = connect({ host: "127.0.0.1", port: Number(port), allowHalfOpen: true });
  const sending = setInterval(() => client.write("a"), 200);
  onTestFinished(() => {
    clearInterval(sending);
    client.destroy();
  });
  client.on("error", () => clearInterval(sending));
  const open = promisify(app.server.getConnections.bind(app.server));
  let answer = "";
  client.on("data", (bytes: Buffer) => {
    answer += bytes.toString();
  });
  client.write("GET /healthz HTTP/1.1\r\nHost: x\r\nX-Endless: ");
  await vi.waitFor(() => expect(answer).toContain("request_timeout"), 30_000);
  await vi.waitFor(async () => expect(await open()).toBe(0), 15_000);
}, 60_000);
