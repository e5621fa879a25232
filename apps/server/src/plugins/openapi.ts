import type { App } from "./app-instance.ts";
import type { DescribedRoute, RouteSchema } from "./openapi/described-route.ts";
import { openApiDocument } from "./openapi/document.ts";

export const OPENAPI_PATH = "/server/openapi.json";

/** The calls described by the same schemas that check them. Registered before the routes, so that it sees them all. */
export function describeCalls(app: App): void {
  const routes: DescribedRoute[] = [];
  app.addHook("onRoute", ({ method, url, schema }) => {
    if (schema === undefined || schema.hide === true || method === "HEAD") return;
    routes.push(...[method].flat().map((one) => ({ method: one, url, schema: schema as RouteSchema })));
  });
  app.get(OPENAPI_PATH, { schema: { hide: true }, config: { sharedForSeconds: 300 } }, async (_request, reply) =>
    reply.type("application/json; charset=utf-8").send(JSON.stringify(openApiDocument(routes))),
  );
}
