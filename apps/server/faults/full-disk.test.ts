import { execFile, spawnSync } from "node:child_process";
import { promisify } from "node:util";
import { endings } from "@vedanga/testing/endings";
import { type ChildServer, findAt, saveAt, startServer } from "@vedanga/testing/server/child-server";
import { keptRecords } from "@vedanga/testing/server/kept-records";
import { detailsNumber, type SavingCrowd, savingCrowd } from "@vedanga/testing/server/saving-crowd";
import { sqliteBed } from "@vedanga/testing/server/store-engines";
import { until } from "@vedanga/testing/server/until";
import { temporaryDir } from "@vedanga/testing/temporary-dir";
import { afterAll, describe, expect, it, onTestFinished, vi } from "vitest";

// Servers in processes of their own start slowly on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const shared = endings();
afterAll(shared.run);

const SAVERS = 20;

/** Saves until the disk takes no more and many saves have been refused. */
async function fill(server: ChildServer): Promise<SavingCrowd> {
  const crowd = savingCrowd();
  await crowd.save(
    server.url,
    SAVERS,
    until(() => crowd.refusals.length >= 2 * SAVERS, server),
  );
  return crowd;
}

async function expectClearRefusals(server: ChildServer, crowd: SavingCrowd): Promise<void> {
  expect(crowd.broken).toBe(0);
  expect(new Set(crowd.refusals.map(({ code }) => code))).toEqual(new Set(["store_unavailable"]));
  expect(crowd.acknowledged.size).toBeGreaterThan(SAVERS);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  for (const [id, n] of [...crowd.acknowledged].slice(-20)) expect(await findAt(server, id)).toEqual(detailsNumber(n));
}

describe("a file that may not grow", () => {
  it("refuses saves with 503, keeps what it acknowledged, and serves again once it may", async () => {
    const bed = sqliteBed(temporaryDir(onTestFinished));
    // No file may grow beyond 256 blocks of 1 KiB: the write fails as on a full disk.
    const limited = ["bash", "-c", 'trap "" XFSZ; ulimit -f 256; exec "$@"', "bash"];
    const server = await startServer(onTestFinished, { ...bed.env, LOG_LEVEL: "silent" }, limited);
    const crowd = await fill(server);
    await expectClearRefusals(server, crowd);
    await server.end("SIGKILL");
    const unlimited = await startServer(onTestFinished, bed.env);
    expect(await keptRecords(bed, crowd)).toEqual({ lost: 0, torn: 0, twice: 0 });
    expect(await findAt(unlimited, await saveAt(unlimited, detailsNumber(-1)))).toEqual(detailsNumber(-1));
  });
});

/** A disk of its own needs the right to mount one. */
const canMount = (() => {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return false;
  const dir = temporaryDir(shared.atEnd);
  const isMounted = spawnSync("mount", ["-t", "tmpfs", "-o", "size=1m", "vedanga", dir]).status === 0;
  if (isMounted) spawnSync("umount", [dir]);
  return isMounted;
})();

describe.runIf(canMount)("a disk without room", () => {
  it("refuses saves with 503, and takes them again by itself once there is room", async () => {
    const run = promisify(execFile);
    const dir = temporaryDir(onTestFinished);
    await run("mount", ["-t", "tmpfs", "-o", "size=1m,mode=700", "vedanga", dir]);
    onTestFinished(() => void spawnSync("umount", ["-l", dir]));
    const bed = sqliteBed(dir);
    const server = await startServer(onTestFinished, { ...bed.env, LOG_LEVEL: "silent" });
    const crowd = await fill(server);
    await expectClearRefusals(server, crowd);
    await run("mount", ["-o", "remount,size=64m", dir]);
    expect(await findAt(server, await saveAt(server, detailsNumber(crowd.sent)))).toEqual(detailsNumber(crowd.sent));
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    await server.end("SIGTERM");
    const withTheLast = { ...crowd, sent: crowd.sent + 1 };
    expect(await keptRecords(bed, withTheLast)).toEqual({ lost: 0, torn: 0, twice: 0 });
  });
});
