// The door of every npm script. Runs on any Node.js from 18 and needs nothing installed:
// it brings the Node and npm this product is written for, installs the packages when the lock file
// has changed, then hands over to tools/<command>.ts under that Node.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const nodeVersion = readFileSync(join(root, ".node-version"), "utf8").trim();
const npmVersion = "11.19.1";
const runtimeDir = join(root, ".runtime");

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
  if (/ENOSPC/.test(output)) return "There is no room left on the disk: free about 1 GB and run the command again.";
  if (/E401|E403/.test(output))
    return "The package registry refused the request: check the npm login or the proxy settings.";
  if (/ENOTFOUND|ECONNREFUSED|EAI_AGAIN|ETIMEDOUT|ENETUNREACH|ECONNRESET/.test(output))
    return "The package registry cannot be reached: check the network or the proxy settings of npm, then run the command again.";
  if (/EACCES|EPERM/.test(output)) return `The folder cannot be written: check who owns ${root}.`;
  return "What npm said stands above. Mend that and run the command again.";
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

function nodeIn(dir) {
  const name = `node-${process.platform === "win32" ? "win" : process.platform}-${process.arch}`;
  return { name, bin: join(dir, "node_modules", name, "bin", process.platform === "win32" ? "node.exe" : "node") };
}

// Node comes as a plain package with the binary inside, so no install script has to run.
function ensureRuntime() {
  const wanted = `${nodeVersion} ${npmVersion}`;
  const stamp = join(runtimeDir, "stamp");
  const { name, bin } = nodeIn(runtimeDir);
  const npmCli = join(runtimeDir, "node_modules", "npm", "bin", "npm-cli.js");
  const have = existsSync(stamp) && readFileSync(stamp, "utf8") === wanted && existsSync(bin) && existsSync(npmCli);
  if (!have) {
    say(`fetching Node ${nodeVersion} (this machine runs ${process.versions.node}); once, about 40 MB`);
    rmSync(runtimeDir, { recursive: true, force: true });
    mkdirSync(runtimeDir, { recursive: true });
    writeFileSync(join(runtimeDir, "package.json"), '{"private":true}\n');
    runQuietly(
      "npm",
      [
        "install",
        "--no-save",
        "--no-audit",
        "--no-fund",
        "--ignore-scripts",
        "--no-workspaces",
        "--prefix",
        runtimeDir,
        `${name}@${nodeVersion}`,
        `npm@${npmVersion}`,
      ],
      runtimeDir,
      `Node ${nodeVersion} could not be fetched.`,
    );
    if (!existsSync(bin))
      fail(
        `npm has no Node ${nodeVersion} for ${process.platform}-${process.arch}.`,
        `Install Node ${nodeVersion} yourself and run the command with it.`,
      );
    writeFileSync(stamp, wanted);
  }
  return { node: bin, npmCli };
}

function ensurePackages({ node, npmCli }) {
  const lock = readFileSync(join(root, "package-lock.json"));
  const digest = createHash("sha256").update(lock).update(nodeVersion).digest("hex");
  const stamp = join(root, "node_modules", ".vedanga-stamp");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === digest) return;
  say("installing packages; a minute the first time");
  runQuietly(node, [npmCli, "ci", "--no-audit", "--no-fund"], root, "The packages could not be installed.");
  writeFileSync(stamp, digest);
}

const [command, ...rest] = process.argv.slice(2);
const script = join(root, "tools", `${command}.ts`);
if (!command || !existsSync(script))
  fail(`There is no command "${command ?? ""}".`, "See the scripts in package.json.");

const runtime = ensureRuntime();
ensurePackages(runtime);

const separator = process.platform === "win32" ? ";" : ":";
const env = {
  ...cleanEnv(),
  PATH: `${dirname(runtime.node)}${separator}${process.env.PATH ?? ""}`,
  VEDANGA_NPM_CLI: runtime.npmCli,
};
const { spawn } = await import("node:child_process");
const child = spawn(runtime.node, ["--disable-warning=ExperimentalWarning", script, ...rest], {
  cwd: root,
  env,
  stdio: "inherit",
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
child.on("exit", (code, signal) => {
  process.exit(code ?? (signal ? 1 : 0));
});
