import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "../free-port.ts";
import { findPostgres, NO_POSTGRES } from "./find-postgres.ts";

/** A real PostgreSQL for one test run, in a temporary folder, on a free port of this machine. */
export interface PostgresCluster {
  /** The address of a database with this name, with its user and password. */
  url(database: string): string;
  readonly port: number;
  readonly dataDir: string;
  /** Every process of it, the first one first. */
  processIds(): Promise<readonly number[]>;
  /** Starts it again where it was; resolves once it answers. */
  start(): Promise<void>;
  /** `fast` cuts every session off and ends in order, `immediate` ends as by a crash. */
  stop(manner: "fast" | "immediate"): Promise<void>;
  /** Runs one of its programs (psql, pg_dump …) on the database named; resolves with what it wrote. */
  run(program: string, database: string, args: readonly string[]): Promise<string>;
  /** Ends it and removes its folder. */
  remove(): Promise<void>;
}

const USER = "vedanga";
const PASSWORD = "a password of the tests'";
const START_PATIENCE_MS = 30_000;

/**
 * Passes the signal named on its standard input on to the server, and SIGQUIT when its parent process has ended: a test
 * run that is killed leaves no database behind.
 */
const KEEPER = '"$@" & server=$!; read -r signal || signal=QUIT; kill -$signal $server; wait $server';

/** `settings` are added to the server's own defaults, which are left as they are: fsync and the rest stay on. */
export async function startPostgresCluster(settings: Readonly<Record<string, string>> = {}): Promise<PostgresCluster> {
  const bin = findPostgres();
  if (!bin) throw new Error(`${NO_POSTGRES.what} ${NO_POSTGRES.remedy}`);
  const owner = unprivilegedOwner();
  const home = mkdtempSync(join(tmpdir(), "vedanga-postgres-"));
  const dataDir = join(home, "data");
  const passwordFile = join(home, "password");
  writeFileSync(passwordFile, PASSWORD);
  if (owner) for (const path of [home, passwordFile]) chownSync(path, owner.uid, owner.gid);
  await promisify(execFile)(
    join(bin, "initdb"),
    ["-D", dataDir, "-U", USER, "-A", "scram-sha-256", `--pwfile=${passwordFile}`, "-E", "UTF8", "--no-locale", "-N"],
    { ...owner, cwd: home, env: { PATH: process.env.PATH, LC_ALL: "C" } },
  );

  const port = await freePort();
  const all = { listen_addresses: "127.0.0.1", port: String(port), unix_socket_directories: "", ...settings };
  const args = ["-D", dataDir, ...Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`])];
  let keeper: ChildProcess | undefined;
  let log = "";

  const url = (database: string) => `postgres://${USER}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/${database}`;
  const serverId = () => Number(readFileSync(join(dataDir, "postmaster.pid"), "utf8").split("\n", 1)[0]);

  async function start(): Promise<void> {
    const child = spawn("/bin/sh", ["-c", KEEPER, "sh", join(bin ?? "", "postgres"), ...args], {
      ...owner,
      cwd: home,
      stdio: ["pipe", "ignore", "pipe"],
      env: { PATH: process.env.PATH, LC_ALL: "C" },
    });
    keeper = child;
    child.stderr?.on("data", (chunk: Buffer) => {
      log = (log + chunk).slice(-4000);
    });
    const deadline = performance.now() + START_PATIENCE_MS;
    while (!(await answers(port))) {
      if (child.exitCode !== null || performance.now() > deadline) throw new Error(`PostgreSQL did not start:\n${log}`);
      await pause(50);
    }
  }

  async function stop(manner: "fast" | "immediate"): Promise<void> {
    const child = keeper;
    if (!child || child.exitCode !== null) return;
    const exit = once(child, "exit");
    child.stdin?.end(manner === "fast" ? "INT\n" : "QUIT\n");
    await exit;
    keeper = undefined;
  }

  await start();
  return {
    url,
    port,
    dataDir,
    start,
    stop,
    async processIds() {
      const { stdout } = await promisify(execFile)("ps", ["-A", "-o", "pid=,ppid="]);
      const pairs = stdout
        .trim()
        .split("\n")
        .map((line) => line.trim().split(/\s+/).map(Number));
      const server = serverId();
      return [server, ...pairs.flatMap(([id, parent]) => (parent === server && id ? [id] : []))];
    },
    async run(program, database, more) {
      const options = { maxBuffer: 64e6, env: { PATH: process.env.PATH, PGPASSWORD: PASSWORD } };
      const { stdout } = await promisify(execFile)(join(bin, program), ["-d", url(database), ...more], options);
      return stdout;
    },
    async remove() {
      await stop("immediate");
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root: then it runs as its own user, or as nobody. */
function unprivilegedOwner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync("/etc/passwd", "utf8");
  for (const name of ["postgres", "nobody"]) {
    const [, uid, gid] = new RegExp(`^${name}:[^:]*:(\\d+):(\\d+):`, "m").exec(users) ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error("PostgreSQL does not run as root, and this machine has neither a user postgres nor nobody.");
}

/** Whether it lets sessions in: it answers the request for one with a question, not with "the database is starting". */
function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    const end = (verdict: boolean) => {
      socket.destroy();
      resolve(verdict);
    };
    socket.setTimeout(2000, () => end(false));
    socket.once("error", () => end(false));
    socket.once("close", () => end(false));
    socket.once("connect", () => {
      // Start-up message, protocol 3.0 (PostgreSQL manual, "Message Formats"): length, version, user, database.
      const body = Buffer.from(`user\0${USER}\0database\0postgres\0\0`);
      const head = Buffer.alloc(8);
      head.writeInt32BE(head.length + body.length, 0);
      head.writeInt32BE(3 << 16, 4);
      socket.write(Buffer.concat([head, body]));
    });
    socket.setEncoding("latin1");
    socket.once("data", (chunk) => end(String(chunk).startsWith("R")));
  });
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
