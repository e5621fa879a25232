import { calls } from "@vedanga/contract";
import { findAt, saveAt, startServer } from "@vedanga/testing/server/child-server";
import { rawClient } from "@vedanga/testing/server/raw-client";
import { someDetails } from "@vedanga/testing/server/some-details";
import { temporaryDir } from "@vedanga/testing/temporary-dir";
import { describe, expect, it, onTestFinished, vi } from "vitest";

// Servers in processes of their own start slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

describe("the log, at its most talkative", () => {
  it("names every request by method, route, status and id, and nothing of a person or an address", async () => {
    const server = await startServer(onTestFinished, { DATA_DIR: temporaryDir(onTestFinished), LOG_LEVEL: "trace" });
    const id = await saveAt(server, someDetails());
    await findAt(server, id);
    const post = (path: string, body: object) =>
      fetch(server.url + path, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
    const shared = await (await post(calls.shareUser.path, { id, shown: "name" })).json();
    const { view } = calls.shareUser.response.parse(shared).response;
    if (view === null) throw new Error("it is not shared");
    expect((await post(calls.viewUser.path, { view })).status).toBe(200);
    expect((await fetch(`${server.url}${calls.ownCalendar.path}?view=${view}&remembered=2018-06-01`)).status).toBe(200);
    const birth = "dob=23/11/1987&tob=04:47&lat=17.9784&lon=79.5941&tz=5.5";
    const reply = await fetch(`${server.url}${calls.planetDetails.path}?${birth}`);
    await fetch(`${server.url}${calls.chartImage.path}?${birth}&div=nonsense-4711`);
    await fetch(`${server.url}/server/unknown/${id}?q=Quillfeather`);
    await fetch(`${server.url}${calls.upsertUser.path}`, {
      method: "POST",
      headers: { "content-type": "application/json", "user-agent": "Quillfeather" },
      body: JSON.stringify({ ...someDetails(), latitude: "Quillfeather" }),
    });
    expect((await fetch(`${server.url}/%zz/Quillfeather`)).status).toBe(400);
    const client = await rawClient(onTestFinished, server.port);
    client.send("GET /Quillfeather?dob=23/11/1987 HTTP/1.1\r\nHo st: x\r\n\r\n");
    const [, brokenId] = /^x-request-id: (.*)$/m.exec(await client.untilHungUp()) ?? [];
    await server.end("SIGTERM");

    const log = server.output();
    const lines = log.split("\n").filter((line) => line.startsWith("{"));
    const answered = lines.map((line) => JSON.parse(line)).filter((line) => line.msg === "answered");
    expect(answered.map(({ method, route, status }) => `${method} ${route} ${status}`)).toEqual([
      `POST ${calls.upsertUser.path} 200`,
      `GET ${calls.getUser.path} 200`,
      `POST ${calls.shareUser.path} 200`,
      `POST ${calls.viewUser.path} 200`,
      `GET ${calls.ownCalendar.path} 200`,
      `GET ${calls.planetDetails.path} 200`,
      `GET ${calls.chartImage.path} 400`,
      "GET unknown 404",
      `POST ${calls.upsertUser.path} 400`,
      // Of what could not be read the route and the method are not known.
      "undefined unknown 400",
      "undefined unknown 400",
    ]);
    expect(answered.at(-1).reqId).toBe(brokenId?.trim());
    expect(answered[5].reqId).toBe(reply.headers.get("x-request-id"));
    // Digits that come by chance: a port, an instant, a process, a duration, an id of a request.
    const said = log.replaceAll(/localhost:\d+|"(?:time|pid|durationMs)":[\d.]+|"reqId":"[^"]*"/g, "");
    expect(said).toContain('"msg":"answered"');
    for (const word of [
      "Zephyrina",
      "Quillfeather",
      "55555",
      "1987",
      "04:47",
      "2018-06",
      "17.97",
      "79.59",
      "Warangal",
      "4711",
      id,
      view,
    ])
      expect(said).not.toContain(word);
    expect(log).not.toContain("127.0.0.1");
  });
});
