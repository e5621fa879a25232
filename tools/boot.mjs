// The door of every npm script. Runs on any Node.js from 18 and needs nothing installed:
// it brings the Node and npm this product is written for, installs the packages when the lock file
// has changed, then hands over to tools/commands/<command>.ts under that Node.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const lock = JSON.parse(readFileSync(join(root, "tools", "runtime-lock.json"), "utf8"));
const runtimeDir = join(root, ".runtime");
const platform = `${process.platform}-${process.arch}`;

function say(line) {
  process.stdout.write(`vedanga: ${line}\n`);
}

function fail(what, remedy) {
  process.stderr.write(`vedanga: ${what}\n         ${remedy}\n`);
  process.exit(1);
}

// npm passes its own settings and lifecycle variables down; a nested npm must not see them.
function cleanEnv() {
  const env = {};
  for (const [name, value] of Object.entries(process.env)) {
    if (!/^npm_(lifecycle|package|execpath|command|node)/i.test(name) && name !== "INIT_CWD") env[name] = value;
  }
  return env;
}

function explainInstallFailure(output) {
  if (/EINTEGRITY/.test(output))
    return "A package is not the one that is pinned: a registry, a mirror or a proxy on the way has changed it, and it was not installed. Run `npm cache clean --force` and try again, over another network or registry if need be.";
  if (/ENOSPC/.test(output)) return "There is no room left on the disk: free about 1 GB and run the command again.";
  if (/E401|E403/.test(output))
    return "The package registry refused the request: check the npm login or the proxy settings.";
  if (/ENOTFOUND|ECONNREFUSED|EAI_AGAIN|ETIMEDOUT|ENETUNREACH|ECONNRESET/.test(output))
    return "The package registry cannot be reached: check the network or the proxy settings of npm, then run the command again.";
  if (/EACCES|EPERM/.test(output)) return `The folder cannot be written: check who owns ${root}.`;
  return "The output of npm is above. Correct the error and run the command again.";
}

function runQuietly(file, args, cwd, what) {
  // Windows needs a shell for npm.cmd.
  const shell = process.platform === "win32" && !file.endsWith(".exe");
  const result = spawnSync(file, args, { cwd, env: cleanEnv(), encoding: "utf8", shell, maxBuffer: 64e6 });
  if (result.status === 0) return;
  const output = `${result.stdout ?? ""}${result.stderr ?? ""}${result.error ?? ""}`;
  process.stderr.write(output.split("\n").slice(-25).join("\n"));
  fail(what, explainInstallFailure(output));
}

// Node comes as a plain package with the binary inside, so no install script has to run. What is brought is pinned by
// its content: a package whose SHA-512 is another than tools/runtime-lock.json says is not unpacked.
function ensureRuntime() {
  const wanted = createHash("sha256").update(JSON.stringify(lock)).digest("hex");
  const stamp = join(runtimeDir, "stamp");
  const have = existsSync(stamp) && readFileSync(stamp, "utf8") === wanted && existsSync(runtimeIn(runtimeDir).node);
  if (!have) {
    const node = lock.packages[platform];
    if (!node)
      fail(
        `npm has no Node ${lock.node} for ${platform}.`,
        `Install Node ${lock.node} yourself and run the command with it: node tools/commands/${command}.ts`,
      );
    say(`fetching Node ${lock.node} (this machine runs ${process.versions.node}); once, about 40 MB`);
    // Beside the old one, which may be at work; it takes its place when it is whole.
    const fresh = join(root, `.runtime-${process.pid}`);
    rmSync(fresh, { recursive: true, force: true });
    process.on("exit", () => rmSync(fresh, { recursive: true, force: true }));
    fetchPackage({ ...node, version: lock.node }, fresh);
    fetchPackage({ ...lock.packages.npm, version: lock.npm }, fresh);
    writeFileSync(join(fresh, "stamp"), wanted);
    replaceFolder(runtimeDir, fresh);
  }
  return runtimeIn(runtimeDir);
}

function runtimeIn(dir) {
  const modules = join(dir, "node_modules");
  const file = process.platform === "win32" ? "node.exe" : "node";
  return {
    node: join(modules, lock.packages[platform]?.name ?? "", "bin", file),
    npmCli: join(modules, "npm", "bin", "npm-cli.js"),
  };
}

// Packed by npm, which knows the registry and the proxy that are set, and unpacked by tar: installed by npm it would take
// five times as long, since npm writes a large file in very many small parts.
function fetchPackage({ name, version, integrity }, dir) {
  const failure = `Node ${lock.node} could not be fetched.`;
  const home = join(dir, "node_modules", name);
  mkdirSync(home, { recursive: true });
  runQuietly("npm", ["pack", `${name}@${version}`, "--loglevel=error", "--no-workspaces"], home, failure);
  const tarball = readdirSync(home).find((file) => file.endsWith(".tgz")) ?? "";
  const digest = createHash("sha512")
    .update(readFileSync(join(home, tarball)))
    .digest("base64");
  if (`sha512-${digest}` !== integrity) fail(failure, explainInstallFailure("EINTEGRITY"));
  // By its bare name: the tar of Windows takes the colon of a path for the end of a machine's name.
  runQuietly("tar", ["-xzf", tarball, "--strip-components=1", "--no-same-owner"], home, failure);
  rmSync(join(home, tarball));
}

function replaceFolder(dir, fresh) {
  const old = `${fresh}-old`;
  if (existsSync(dir)) renameSync(dir, old);
  renameSync(fresh, dir);
  rmSync(old, { recursive: true, force: true });
}

// A start does not need the tools that test and check the product: a third of the bytes.
const APP_ALONE = ["--workspace=@vedanga/server", "--workspace=@vedanga/web", "--include-workspace-root=false"];

function ensurePackages({ node, npmCli }) {
  const packages = readFileSync(join(root, "package-lock.json"));
  const digest = createHash("sha256").update(packages).update(lock.node).digest("hex");
  const stamp = join(root, "node_modules", ".vedanga-stamp");
  const isAppAlone = command === "start";
  const have = existsSync(stamp) ? readFileSync(stamp, "utf8") : "";
  if (have === digest || (isAppAlone && have === `${digest} app`)) return;
  say("installing packages; a minute the first time");
  const only = isAppAlone ? APP_ALONE : [];
  runQuietly(node, [npmCli, "ci", "--no-audit", "--no-fund", ...only], root, "The packages could not be installed.");
  writeFileSync(stamp, isAppAlone ? `${digest} app` : digest);
}

const [command, ...rest] = process.argv.slice(2);
const script = join(root, "tools", "commands", `${command}.ts`);
if (!command || !existsSync(script))
  fail(`There is no command "${command ?? ""}".`, "See the scripts in package.json.");

const runtime = ensureRuntime();
ensurePackages(runtime);

const separator = process.platform === "win32" ? ";" : ":";
const env = {
  ...cleanEnv(),
  PATH: `${dirname(runtime.node)}${separator}${process.env.PATH ?? ""}`,
  VEDANGA_NPM_CLI: runtime.npmCli,
  // A server whose modules are compiled already starts sooner and does not load what strips their types: 20 MB less.
  ...(command === "start" && { NODE_COMPILE_CACHE: join(root, ".cache", "compiled") }),
};
const { spawn } = await import("node:child_process");
const child = spawn(
  runtime.node,
  [
    "--disable-warning=ExperimentalWarning",
    "--max-semi-space-size=4",
    "--heap-growing-percent=20",
    "--memory-pool-timeout=0",
    script,
    ...rest,
  ],
  {
    cwd: root,
    env,
    stdio: "inherit",
  },
);
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
child.on("exit", (code, signal) => {
  process.exit(code ?? (signal ? 1 : 0));
});
