import { connect } from "node:net";
import { promisify } from "node:util";
import { builtApp, LITTLE_PATIENCE } from "@vedanga/testing/server/built-app";
import { until } from "@vedanga/testing/server/until";
import { expect, it, onTestFinished } from "vitest";

it("closes a refused connection of a client that continues to send and never hangs up", async () => {
  const app = await builtApp(onTestFinished, { clientPatience: LITTLE_PATIENCE });
  const { port } = new URL(await app.listen({ host: "127.0.0.1", port: 0 }));
  const client = connect({ host: "127.0.0.1", port: Number(port), allowHalfOpen: true });
  const sending = setInterval(() => client.write("a"), 50);
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
  await until(() => answer.includes("request_timeout"));
  expect(client.destroyed).toBe(false);
  await until(async () => (await open()) === 0);
});
