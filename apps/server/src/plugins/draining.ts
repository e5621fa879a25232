import { AppError } from "@vedanga/contract";
import type { App } from "./app-instance.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Answered even while the server is being stopped. */
    readonly whileStopping?: boolean;
  }
}

/** Once a stop has begun, what has begun is finished and new work is sent elsewhere. */
export function refuseWorkWhenStopping(app: App): void {
  let isStopping = false;
  app.addHook("preClose", async () => {
    isStopping = true;
  });
  app.addHook("onRequest", (request, reply, done) => {
    if (!isStopping || request.routeOptions.config.whileStopping) return done();
    reply.header("retry-after", 1);
    done(new AppError("shutting_down"));
  });
}
