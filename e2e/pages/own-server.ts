import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const MAIN = join(import.meta.dirname, "..", "..", "apps", "server", "src", "main.ts");

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (typeof address !== "object" || address === null) throw new Error("no free port");
  return address.port;
}

/** A server of a test's own, that may be killed and started again at the same address with the same records. */
export class OwnServer {
  readonly origin: string;
  readonly #port: number;
  readonly #dataDir = mkdtempSync(join(tmpdir(), "vedanga-own-"));
  #child: ChildProcess | undefined;

  private constructor(port: number) {
    this.#port = port;
    this.origin = `http://127.0.0.1:${port}`;
  }

  static async started(): Promise<OwnServer> {
    const server = new OwnServer(await freePort());
    await server.start();
    return server;
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, [MAIN], {
      env: { PATH: process.env.PATH, PORT: String(this.#port), DATA_DIR: this.#dataDir, LOG_LEVEL: "warn" },
      stdio: ["ignore", "pipe", "inherit"],
    });
    this.#child = child;
    let output = "";
    for await (const chunk of child.stdout) {
      output += chunk;
      if (output.includes("answers on")) break;
    }
  }

  async kill(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill("SIGKILL");
    await once(child, "exit");
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.#dataDir, { recursive: true, force: true });
  }
}
