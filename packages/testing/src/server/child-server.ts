import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { calls, errorBody, type UserDetails, userDetails } from "@vedanga/contract";
import type { AtEnd } from "../temporary-dir.ts";

const MAIN = createRequire(import.meta.url).resolve("@vedanga/server/src/main.ts");

/** What deploy/Dockerfile and tools/boot.mjs start the server with. */
export const NODE_FLAGS = ["--max-semi-space-size=4", "--heap-growing-percent=20", "--memory-pool-timeout=0"];

/** So many of the last characters of its error output. */
const MOST_SHOWN = 2000;

/** A real server in a process of its own. */
export interface ChildServer {
  readonly url: string;
  readonly port: number;
  readonly process: ChildProcess;
  /** All that it has written so far, to either stream. */
  output(): string;
  /** Throws what it wrote last if it has ended. A test that waits for something only the server can do asks this. */
  expectRunning(): void;
  /** Sends the signal and resolves with the exit code, null when the signal ended it, once it is gone. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

export interface FailedStart {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Starts `main.ts` on a free port; `via` may start it through a shell that limits it. */
export async function startServer(
  atEnd: AtEnd,
  env: NodeJS.ProcessEnv,
  via: readonly string[] = [],
): Promise<ChildServer> {
  const { child, stdout, stderr } = spawnMain(env, via);
  const exit = once(child, "exit");
  // Its folder is removed after it: no process may still write there.
  atEnd(async () => {
    child.kill("SIGKILL");
    await exit;
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on("data", () => {
      const found = /answers on (http:\S+)\/app/.exec(stdout())?.[1];
      if (found) resolve(found);
    });
    exit.then(([code, signal]) => reject(new Error(`the server ended with ${code ?? signal}: ${stderr()}`)));
  });
  return {
    url: url.replace("localhost", "127.0.0.1"),
    port: Number(new URL(url).port),
    process: child,
    output: () => stdout() + stderr(),
    expectRunning() {
      const how = child.exitCode ?? child.signalCode;
      if (how !== null) throw new Error(`the server ended with ${how}: ${stderr().slice(-MOST_SHOWN)}`);
    },
    async end(signal) {
      child.kill(signal);
      const [code] = await exit;
      return code;
    },
  };
}

/** Runs `main.ts` until it gives up. */
export async function failedStart(env: NodeJS.ProcessEnv): Promise<FailedStart> {
  const { child, stdout, stderr } = spawnMain(env, []);
  const [code] = await once(child, "close");
  return { code, stdout: stdout(), stderr: stderr() };
}

function spawnMain(env: NodeJS.ProcessEnv, via: readonly string[]) {
  const [file = process.execPath, ...args] = [...via, process.execPath, ...NODE_FLAGS, MAIN];
  const child = spawn(file, args, {
    env: {
      PATH: process.env.PATH,
      PORT: "0",
      RATE_LIMIT_PER_MINUTE: "1000000",
      PAGE_RATE_LIMIT_PER_MINUTE: "1000000",
      LOG_LEVEL: "warn",
      // What one of them has compiled, the next ones need not.
      NODE_COMPILE_CACHE: join(tmpdir(), "vedanga-compile-cache"),
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let stdout = "";
  let stderr = "";
  child.stdout.on("data", (chunk: Buffer) => {
    stdout += chunk;
  });
  child.stderr.on("data", (chunk: Buffer) => {
    stderr += chunk;
  });
  return { child, stdout: () => stdout, stderr: () => stderr };
}

/** The id of saved details; throws unless the save was acknowledged. */
export async function saveAt(server: ChildServer, details: UserDetails): Promise<string> {
  const reply = await fetch(server.url + calls.upsertUser.path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(details),
  });
  const body: unknown = await reply.json();
  if (reply.status !== 200) throw new Error(`the save was refused: ${errorBody.parse(body).code}`);
  return calls.upsertUser.response.parse(body).response.id;
}

export async function findAt(server: ChildServer, id: string): Promise<UserDetails | undefined> {
  const reply = await fetch(`${server.url}${calls.getUser.path}?id=${id}`);
  return reply.status === 404 ? undefined : userDetails.parse(await reply.json());
}
