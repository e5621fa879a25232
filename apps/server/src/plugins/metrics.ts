import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client";
import { pageRoute } from "../page-route.ts";
import type { App } from "./app-instance.ts";

export const METRICS_PATH = "/metrics";

/** From a cached almanac day to a client that gives up. */
const REQUEST_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
/** From a page in memory to a database across the town that is being restarted. */
const STORE_SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2.5];

/** The counters of one server. Labels contain routes and statuses, never anything from a request. */
export interface Metrics {
  readonly registry: Registry;
  readonly requests: Histogram<"method" | "route" | "status">;
  readonly shared: Counter<"outcome">;
  readonly store: Histogram<"operation" | "outcome">;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    requests: new Histogram({
      name: "http_request_duration_seconds",
      help: "Time from the first byte of a request to the last of its answer, by route",
      labelNames: ["method", "route", "status"],
      buckets: REQUEST_SECONDS,
      registers,
    }),
    shared: new Counter({
      name: "vedanga_shared_answers_total",
      help: "Answers that anyone may keep: sent whole, or found unchanged by the one who keeps them",
      labelNames: ["outcome"],
      registers,
    }),
    store: new Histogram({
      name: "vedanga_store_duration_seconds",
      help: "Time the store of records takes, by what it was asked",
      labelNames: ["operation", "outcome"],
      buckets: STORE_SECONDS,
      registers,
    }),
  };
}

/** Counts every answer. Comes before the routes, so that it sees them all. */
export function measureRequests(app: App, { requests, shared }: Metrics): void {
  app.addHook("onResponse", (request, reply, done) => {
    done();
    const { url: route = "unknown", config } = request.routeOptions;
    if (route === METRICS_PATH) return;
    requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    if (config.sharedForSeconds === undefined) return;
    if (reply.statusCode === 304) shared.inc({ outcome: "unchanged" });
    else if (reply.statusCode === 200) shared.inc({ outcome: "sent" });
  });
}

/** The counters, for monitoring; limited as pages are, because making them takes as long as an answer. */
export const metricsRoutes =
  ({ registry }: Metrics) =>
  async (app: App) => {
    const { config, ...options } = pageRoute;
    app.get(METRICS_PATH, { ...options, config: { ...config, whileStopping: true } }, async (_request, reply) =>
      reply.type(registry.contentType).send(await registry.metrics()),
    );
  };
