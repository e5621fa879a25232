import swagger from "@fastify/swagger";
import type { App } from "./app-instance.ts";
import { describeParameters } from "./describe-parameters.ts";

export const OPENAPI_PATH = "/server/openapi.json";

/** The calls described by the same schemas that check them. Registered before the routes, so that it sees them all. */
export async function describeCalls(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Vedanga",
        description: "Charts, the almanac, places and records. Every refusal has a code.",
        version: "0.1.0",
        license: { name: "MIT", identifier: "MIT" },
      },
    },
    transform: describeParameters,
  });
  app.get(OPENAPI_PATH, { schema: { hide: true }, config: { sharedForSeconds: 300 } }, async (_request, reply) =>
    reply.type("application/json; charset=utf-8").send(JSON.stringify(app.swagger())),
  );
}
