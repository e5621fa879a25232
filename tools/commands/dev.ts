import { spawn } from "node:child_process";
import { join } from "node:path";
import { ROOT } from "../library/run.ts";
import { say } from "../library/say.ts";

// Two programs side by side: the server restarts when its sources change, the app reloads in the browser.
const server = spawn(process.execPath, ["--watch", "--watch-preserve-output", join(ROOT, "apps/server/src/main.ts")], {
  cwd: ROOT,
  stdio: "inherit",
});
const app = spawn(process.execPath, [join(ROOT, "node_modules/.bin/vite")], {
  cwd: join(ROOT, "apps", "web"),
  stdio: "inherit",
});
say("the server answers on 8080, the app reloads on http://localhost:5173/app/");

const stop = () => {
  server.kill("SIGTERM");
  app.kill("SIGTERM");
};
process.on("SIGINT", stop);
process.on("SIGTERM", stop);
server.on("exit", stop);
app.on("exit", stop);
