import { execFileSync, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { ROOT } from "./library/run.ts";

// npm is started in a process of its own, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const VERSION = "1.0.0";
const PLATFORM = `${process.platform}-${process.arch}`;
/** In place of Node: says what it was asked to run. */
const FAKE_NODE = '#!/bin/sh\necho "runs $*"\n';

function folder(): string {
  const dir = mkdtempSync(join(tmpdir(), "vedanga-boot-"));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

/** A package as a registry sends it. */
function tarball(name: string, files: Readonly<Record<string, string>>): Buffer {
  const dir = folder();
  const all = { "package.json": JSON.stringify({ name, version: VERSION }), ...files };
  for (const [file, content] of Object.entries(all)) {
    mkdirSync(join(dir, "package", file, ".."), { recursive: true });
    writeFileSync(join(dir, "package", file), content);
    chmodSync(join(dir, "package", file), 0o755);
  }
  return execFileSync("tar", ["-cz", "-C", dir, "package"]);
}

/** Rebuilt, it would have another hash: a file of a package carries its time. */
const made = new Map<string, Buffer>();
function theSame(name: string, files: Readonly<Record<string, string>>): Buffer {
  const bytes = made.get(name) ?? tarball(name, files);
  made.set(name, bytes);
  return bytes;
}
const NODE = () => theSame("node-of-a-test", { "bin/node": FAKE_NODE });
const NPM = () => theSame("npm", { "bin/npm-cli.js": "" });

const integrityOf = (bytes: Buffer): string => `sha512-${createHash("sha512").update(bytes).digest("base64")}`;

/** A registry on this machine; it states the hash of what it sends, as a compromised one would. */
async function registryOf(packages: Readonly<Record<string, Buffer>>): Promise<string> {
  const server = createServer((request, reply) => {
    const [, name = "", isFile] = /^\/([^/]+)(\/-\/)?/.exec(request.url ?? "") ?? [];
    const bytes = packages[name];
    if (!bytes) return reply.writeHead(404).end();
    if (isFile) return reply.end(bytes);
    const dist = {
      tarball: `http://${request.headers.host}/${name}/-/${name}-${VERSION}.tgz`,
      integrity: integrityOf(bytes),
    };
    reply.end(
      JSON.stringify({
        name,
        "dist-tags": { latest: VERSION },
        versions: { [VERSION]: { name, version: VERSION, dist } },
      }),
    );
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/`;
}

/** A checkout of the product with nothing in it but its door, and the lock of its runtime. */
function checkout(): string {
  const root = folder();
  mkdirSync(join(root, "tools", "commands"), { recursive: true });
  mkdirSync(join(root, "node_modules"));
  cpSync(join(ROOT, "tools", "boot.mjs"), join(root, "tools", "boot.mjs"));
  for (const command of ["start.ts", "check.ts"]) writeFileSync(join(root, "tools", "commands", command), "");
  writeFileSync(join(root, "package-lock.json"), "{}");
  lockTo(root, integrityOf(NODE()));
  // The npm of this run, whichever the machine has.
  mkdirSync(join(root, "path"));
  const npmCli = join(ROOT, ".runtime", "node_modules", "npm", "bin", "npm-cli.js");
  writeFileSync(join(root, "path", "npm"), `#!/bin/sh\nexec "${process.execPath}" "${npmCli}" "$@"\n`, { mode: 0o755 });
  return root;
}

function lockTo(root: string, integrity: string): void {
  const packages = {
    [PLATFORM]: { name: "node-of-a-test", integrity },
    npm: { name: "npm", integrity: integrityOf(NPM()) },
  };
  writeFileSync(join(root, "tools", "runtime-lock.json"), JSON.stringify({ node: VERSION, npm: VERSION, packages }));
}

async function boot(root: string, registry: string, command = "start") {
  const child = spawn(process.execPath, [join(root, "tools", "boot.mjs"), command, "--fast"], {
    env: {
      PATH: `${join(root, "path")}:${process.env.PATH}`,
      HOME: root,
      npm_config_registry: registry,
      npm_config_cache: join(root, "cache"),
    },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  const [code] = await once(child, "close");
  return { code, output };
}

const runtimesIn = (root: string) => readdirSync(root).filter((name) => name.startsWith(".runtime"));

describe("the Node that is brought along", () => {
  it("runs the command where it is the one that is pinned, and is fetched once", async () => {
    const registry = await registryOf({ "node-of-a-test": NODE(), npm: NPM() });
    const root = checkout();
    const first = await boot(root, registry);
    expect(first.output).toContain("fetching Node 1.0.0");
    expect(first.output).toMatch(/runs .*start\.ts --fast/);
    expect(first.code).toBe(0);
    const again = await boot(root, "http://127.0.0.1:9/");
    expect(again.output).not.toContain("fetching");
    expect(again.output).toMatch(/runs .*start\.ts --fast/);
    expect(runtimesIn(root)).toEqual([".runtime"]);
  });

  it("is not installed if it differs from the pinned one, and the message says what to do", async () => {
    const planted = tarball("node-of-a-test", { "bin/node": "#!/bin/sh\necho planted\n" });
    const root = checkout();
    const { code, output } = await boot(root, await registryOf({ "node-of-a-test": planted, npm: NPM() }));
    expect(code).toBe(1);
    expect(output).toContain("Node 1.0.0 could not be fetched.");
    expect(output).toContain("A package is not the one that is pinned");
    expect(output).not.toMatch(/^planted|runs .*start/m);
    expect(runtimesIn(root)).toEqual([]);
  });

  it("is not installed beside another npm than the one that is pinned, and leaves what was there", async () => {
    const registry = await registryOf({ "node-of-a-test": NODE(), npm: NPM() });
    const root = checkout();
    await boot(root, registry);
    const plantedNpm = tarball("npm", { "bin/npm-cli.js": "process.exit(0) // planted" });
    rmSync(join(root, "cache"), { recursive: true });
    rmSync(join(root, ".runtime", "stamp"));
    const { code, output } = await boot(root, await registryOf({ "node-of-a-test": NODE(), npm: plantedNpm }));
    expect([code, output.includes("A package is not the one that is pinned")]).toEqual([1, true]);
    expect(existsSync(join(root, ".runtime", "node_modules", "npm"))).toBe(true);
    expect(runtimesIn(root)).toEqual([".runtime"]);
  });
});

describe("the packages", () => {
  it("are those of the app alone for a start, and all from the first command that needs more", async () => {
    const registry = await registryOf({ "node-of-a-test": NODE(), npm: NPM() });
    const root = checkout();
    const installed = async (command: string): Promise<boolean> =>
      (await boot(root, registry, command)).output.includes("installing packages");
    expect([await installed("start"), await installed("start")]).toEqual([true, false]);
    expect([await installed("check"), await installed("check")]).toEqual([true, false]);
    expect(await installed("start")).toBe(false);
    writeFileSync(join(root, "package-lock.json"), "{ }");
    expect(await installed("start")).toBe(true);
  });
});

describe("the lock of the runtime", () => {
  const text = readFileSync(join(ROOT, "tools", "runtime-lock.json"), "utf8");
  const lock: { node: string; npm: string; packages: Record<string, { name: string; integrity: string }> } =
    JSON.parse(text);

  it("names no address, pins every package by SHA-512, and the Node that tools of others read", () => {
    expect(text).not.toMatch(/https?:|resolved/);
    for (const { integrity } of Object.values(lock.packages))
      expect(Buffer.from(/^sha512-(.+)$/.exec(integrity)?.[1] ?? "", "base64")).toHaveLength(64);
    expect(lock.node).toBe(readFileSync(join(ROOT, ".node-version"), "utf8").trim());
    expect(process.versions.node).toBe(lock.node);
  });
});
