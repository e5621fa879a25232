import { join } from "node:path";
import { constants } from "node:zlib";
import compress from "@fastify/compress";
import type { AnswerContext } from "@vedanga/answers";
import type { Gazetteer } from "@vedanga/gazetteer";
import fastify from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { App } from "#plugins/app-instance.ts";
import { answerBrokenRequest, refuseUnfitRequests } from "#plugins/broken-requests.ts";
import { keepByRoute, tagByRoute } from "#plugins/caching.ts";
import { validateByContract } from "#plugins/contract-validation.ts";
import { letOriginsAsk } from "#plugins/cross-origin.ts";
import { refuseWorkWhenStopping } from "#plugins/draining.ts";
import { createMetrics, measureRequests, metricsRoutes } from "#plugins/metrics.ts";
import { describeCalls } from "#plugins/openapi.ts";
import { limitByAddress } from "#plugins/rate-limit.ts";
import { answerRefusals, refuse } from "#plugins/refusals.ts";
import { logOptions, logRequests, logWithoutRoute } from "#plugins/request-log.ts";
import { addSecurityHeaders, setSecurityHeaders } from "#plugins/security-headers.ts";
import { fullPath } from "#plugins/short-base.ts";
import { takeOneEncoding } from "#plugins/taken-encoding.ts";
import { skyCalls } from "./calls/sky-calls.ts";
import type { Config, TrustedProxies } from "./config.ts";
import { appRoutes } from "./features/app/app.ts";
import { readAppBuild } from "./features/app/app-build.ts";
import { createAskedDay } from "./features/app/first-day/asked-day.ts";
import { createFirstDay } from "./features/app/first-day/first-day.ts";
import { createFirstPerson } from "./features/app/first-person.ts";
import { loadPageRenderer } from "./features/app/page-renderer.ts";
import { docsRoutes } from "./features/docs/docs.ts";
import { geoRoutes } from "./features/geo/geo.ts";
import { healthRoutes } from "./features/health/health.ts";
import { placePhotoRoutes } from "./features/place-photos/place-photos.ts";
import { recordRoutes } from "./features/records/records.ts";
import { settingsRoutes } from "./features/settings/settings.ts";
import { slideRoutes } from "./features/slides/slides.ts";
import { measuredStore } from "./store/measured-store.ts";
import type { RecordStore } from "./store/record-store.ts";

/** Everything the server needs from outside. */
export interface AppParts {
  readonly config: Config;
  readonly store: RecordStore;
  readonly gazetteer: Gazetteer;
  readonly ephemeris: AnswerContext["ephemeris"];
  /** The present moment in milliseconds of the Unix clock. */
  readonly now: () => number;
  /** Whether every answer is checked against its schema before it is sent; costs half as much as the answer. */
  readonly checkAnswers: boolean;
  /** Where the built web app lies. */
  readonly appBuildDir: string;
  /** `CLIENT_PATIENCE` if it is left out. */
  readonly clientPatience?: ClientPatience;
}

const BODY_BYTES = 16 * 1024;
/** Above all answers: what is compressed as a stream cannot be kept, and is compressed again for each who asks. */
const COMPRESSED_AT_ONCE_BYTES = 2 * 1024 * 1024;
/** 2^17 bytes: as much memory of the text before as the usual answer can use. */
const BROTLI_WINDOW_BITS = 17;

/** How long a client may take. Headers, then the whole request, must arrive in time; Node looks every `lookMs`. */
export interface ClientPatience {
  readonly headersMs: number;
  readonly requestMs: number;
  readonly silenceMs: number;
  readonly idleMs: number;
  readonly lookMs: number;
}

/** An idle connection is kept a little longer than the 60 s of common load balancers, so that they hang up first. */
export const CLIENT_PATIENCE: ClientPatience = {
  headersMs: 10_000,
  requestMs: 15_000,
  silenceMs: 30_000,
  idleMs: 65_000,
  lookMs: 2_000,
};

/** The server, built but not listening. */
export async function buildApp(parts: AppParts): Promise<App> {
  const { config, gazetteer, clientPatience: patience = CLIENT_PATIENCE } = parts;
  const metrics = createMetrics();
  const store = measuredStore(parts.store, metrics);
  const app: App = fastify({
    ...logOptions(config.logLevel),
    bodyLimit: BODY_BYTES,
    rewriteUrl: ({ url = "/" }) => fullPath(url),
    trustProxy: trust(config.trustProxy),
    requestTimeout: patience.requestMs,
    connectionTimeout: patience.silenceMs,
    keepAliveTimeout: patience.idleMs,
    http: {
      headersTimeout: patience.headersMs,
      connectionsCheckingInterval: patience.lookMs,
      requireHostHeader: false,
    },
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => {
      setSecurityHeaders(request, reply);
      reply.header("x-request-id", request.id);
      refuse(error, request, reply);
      logWithoutRoute(request.log, request.id, reply.statusCode);
    },
    clientErrorHandler: answerBrokenRequest,
  }).withTypeProvider<ZodTypeProvider>();
  app.removeContentTypeParser("text/plain");

  takeOneEncoding(app);
  validateByContract(app, { checkAnswers: parts.checkAnswers });
  logRequests(app);
  measureRequests(app, metrics);
  addSecurityHeaders(app);
  refuseUnfitRequests(app);
  letOriginsAsk(app, config.corsOrigins);
  await limitByAddress(app, config.rateLimits);
  answerRefusals(app);
  refuseWorkWhenStopping(app);
  tagByRoute(app);
  await app.register(compress, {
    globalDecompression: false,
    encodings: ["br", "gzip"],
    syncThreshold: COMPRESSED_AT_ONCE_BYTES,
    // Pieces in which the usual answer wastes little.
    brotliOptions: {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 4,
        [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
      },
      chunkSize: 4096,
    },
  });
  keepByRoute(app);
  describeCalls(app);

  const contextNow = () => ({ ephemeris: parts.ephemeris, nowUnixMs: parts.now() });
  await app.register(healthRoutes(store));
  await app.register(metricsRoutes(metrics));
  await app.register(settingsRoutes(config.contacts));
  await app.register(slideRoutes(config.slidesDir));
  await app.register(placePhotoRoutes(config.placePhotosDir));
  await app.register(recordRoutes(store, contextNow));
  await app.register(skyCalls(contextNow));
  await app.register(geoRoutes({ gazetteer, providers: config.geo, nowUnixMs: parts.now }));
  const renderer = await loadPageRenderer(join(parts.appBuildDir, "..", "first-day", "index.js"), app.log);
  const firstDay = renderer && createFirstDay({ renderer, contextNow, log: app.log });
  const askedDay = renderer && createAskedDay({ renderer, gazetteer, contextNow, log: app.log });
  const firstPerson = renderer && createFirstPerson({ renderer, store, gazetteer, contextNow, log: app.log });
  await app.register(docsRoutes(join(parts.appBuildDir, "..", "docs")));
  await app.register(appRoutes({ build: readAppBuild(parts.appBuildDir), config, firstDay, askedDay, firstPerson }));
  return app;
}

/** Fastify counts hops from our own socket on. */
function trust(proxies: TrustedProxies) {
  if (typeof proxies === "number") return (_address: string, hop: number) => hop < proxies;
  return proxies === false ? false : [...proxies];
}
