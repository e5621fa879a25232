// Answers each path it is given with fixed bytes and nothing else: what Fastify itself can do on this machine.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import fastify from "fastify";

const dir = process.argv[2] ?? ".";
const app = fastify();
for (const name of ["person", "day"]) {
  const body = readFileSync(join(dir, `${name}.json`), "utf8");
  app.get(`/${name}`, async (_request, reply) => reply.type("application/json; charset=utf-8").send(body));
}
app.get("/metrics", async () => {
  const { user, system } = process.cpuUsage();
  return `process_cpu_seconds_total ${(user + system) / 1e6}\n`;
});
process.stdout.write(`answers on ${await app.listen({ host: "127.0.0.1", port: 0 })}/app\n`);
