import { isIP } from "node:net";
import { resolve } from "node:path";
import type { PublicSettings } from "@vedanga/contract";
import * as z from "zod/mini";
import { StartRefusal } from "./start-refusal.ts";

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

const whole = (lowest: number, highest: number) => {
  const complaint = `must be a whole number from ${lowest} to ${highest}`;
  return z.pipe(
    z.string().check(
      z.regex(/^\d{1,9}$/, { error: complaint, abort: true }),
      z.refine((text) => Number(text) >= lowest && Number(text) <= highest, complaint),
    ),
    z.transform(Number),
  );
};

/** A contact set to nothing is not shown. */
const contact = (placeholder: string | null) =>
  z.pipe(
    z.optional(z.string().check(z.trim(), z.maxLength(200, "must be at most 200 characters"))),
    z.transform((text) => (text === undefined ? placeholder : text === "" ? null : text)),
  );

const webAddress = contact(null).check(
  z.refine((text) => text === null || (URL.canParse(text) && new URL(text).protocol === "https:"), {
    error: "must be an address that begins with https://",
  }),
);

const isPostgresUrl = (text: string): boolean =>
  URL.canParse(text) && ["postgres:", "postgresql:"].includes(new URL(text).protocol);

const serviceAddress = z.string().check(
  z.refine((text) => URL.canParse(text) && ["https:", "http:"].includes(new URL(text).protocol), {
    error: "must be an address that begins with https:// or http://",
  }),
);

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, origin, href } = new URL(text);
  return ["https:", "http:"].includes(protocol) && href === `${origin}/`;
}

const settings = z.object({
  PORT: z._default(whole(0, 65_535), 8080),
  HOST: z._default(z.string().check(z.minLength(1, "must be a name or address to listen on")), "127.0.0.1"),
  DATA_DIR: z._default(z.string().check(z.minLength(1, "must be the path of a folder")), "./data"),
  DATABASE_URL: z.optional(z.string().check(z.refine(isPostgresUrl, "must begin with postgres:// or postgresql://"))),
  PLACES_PROVIDER: z._default(z.enum(["embedded", "google"], { error: "must be embedded or google" }), "embedded"),
  GOOGLE_MAPS_KEY: z.optional(z.string().check(z.regex(/^[\w-]{10,200}$/, "must be a key of the Places API (New)"))),
  GOOGLE_PLACES_URL: z._default(serviceAddress, "https://places.googleapis.com"),
  REVERSE_PROVIDER: z._default(
    z.enum(["embedded", "nominatim"], { error: "must be embedded or nominatim" }),
    "embedded",
  ),
  NOMINATIM_URL: z.optional(serviceAddress),
  PUBLIC_ORIGIN: z.optional(
    z.pipe(
      z.string().check(z.refine(isOrigin, { error: "must be https:// or http:// and a host, with nothing after it" })),
      z.transform((text) => new URL(text).origin),
    ),
  ),
  CORS_ORIGINS: z._default(
    z.pipe(
      z.string().check(
        z.refine((text) => text.split(",").every((part) => isOrigin(part.trim()) && !part.includes("*")), {
          error: "must be origins separated by commas, each https:// or http:// and a host, with nothing after it",
        }),
      ),
      z.transform((text): readonly string[] => text.split(",").map((part) => new URL(part.trim()).origin)),
    ),
    [],
  ),
  CONTACT_EMAIL: contact("contact@vedanga.example"),
  CONTACT_PHONE: contact("+91 00000 00000"),
  CHAT_NUMBER: contact(null).check(
    z.refine((text) => text === null || /^\d{6,15}$/.test(text), {
      error: "must be a telephone number with its country code, digits only",
    }),
  ),
  BOOKING_URL: webAddress,
  SLIDES_DIR: z.optional(z.string()),
  PLACE_PHOTOS_DIR: z.optional(z.string()),
  OFFLINE_PAGES: z._default(z.enum(["on", "off"], { error: "must be on or off" }), "on"),
  RATE_LIMIT_PER_MINUTE: z._default(whole(1, 1_000_000), 600),
  PAGE_RATE_LIMIT_PER_MINUTE: z._default(whole(1, 1_000_000), 12_000),
  ID_SECRET: z.optional(z.string().check(z.minLength(32, "must be at least 32 characters that nobody can guess"))),
  TRUST_PROXY: z._default(
    z.pipe(
      z.string().check(
        z.refine((text) => trustedProxies(text) !== undefined, {
          error: "must be false, the number of proxies in front, or their addresses separated by commas",
        }),
      ),
      z.transform((text) => trustedProxies(text) ?? false),
    ),
    false,
  ),
  LOG_LEVEL: z.optional(z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(", ")}` })),
});

export const SETTING_NAMES: readonly string[] = Object.keys(settings.shape);

/** The services for places that are asked in addition to our own data. */
export interface GeoProviders {
  readonly places:
    | { readonly provider: "embedded" }
    | { readonly provider: "google"; readonly key: string; readonly origin: string };
  readonly reverse: { readonly provider: "embedded" } | { readonly provider: "nominatim"; readonly origin: string };
}

/** Settings of one server, parsed once at the start. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** The address of PostgreSQL; absent: records in SQLite, in `dataDir`. Never without `idSecret`. */
  readonly databaseUrl: string | undefined;
  /** The public address of the server, such as `https://vedanga.example`. */
  readonly publicOrigin: string | undefined;
  /** Origins whose pages may ask the calls of the sky. */
  readonly corsOrigins: readonly string[];
  readonly contacts: PublicSettings;
  readonly geo: GeoProviders;
  /** The folder of the operator's slides for the home page. */
  readonly slidesDir: string | undefined;
  /** The folder of the operator's photographs of sacred places. */
  readonly placePhotosDir: string | undefined;
  /** Browsers keep the app, so that it opens without a network. */
  readonly hasOfflinePages: boolean;
  /** Requests of one address in a minute: calls, and pages with the files they bring. */
  readonly rateLimits: { readonly callsPerMinute: number; readonly pagesPerMinute: number };
  readonly idSecret: string | undefined;
  readonly trustProxy: TrustedProxies;
  readonly logLevel: (typeof LOG_LEVELS)[number];
}

/** None, how many proxies are in front (the last one connects to us), or their addresses. */
export type TrustedProxies = false | number | readonly string[];

/**
 * Throws StartRefusal with the list of all that is wrong. Values that may be secret are never repeated in it.
 * At a terminal, which a person reads, requests are only logged if set.
 */
export function readConfig(env: NodeJS.ProcessEnv, place: { readonly isTerminal: boolean }): Config {
  const parsed = settings.safeParse(Object.fromEntries(Object.entries(env).filter(isGiven)));
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => `${String(path[0])} ${message}`);
    throw wrongSettings(faults);
  }
  const { data } = parsed;
  if (data.DATABASE_URL !== undefined && data.ID_SECRET === undefined)
    throw wrongSettings([
      "ID_SECRET must be set where DATABASE_URL is, the same on every instance: openssl rand -base64 32 makes one",
    ]);
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: data.DATA_DIR,
    databaseUrl: data.DATABASE_URL,
    publicOrigin: data.PUBLIC_ORIGIN,
    corsOrigins: data.CORS_ORIGINS,
    contacts: {
      contactEmail: data.CONTACT_EMAIL,
      contactPhone: data.CONTACT_PHONE,
      chatNumber: data.CHAT_NUMBER,
      bookingUrl: data.BOOKING_URL,
    },
    geo: { places: placesProvider(data), reverse: reverseProvider(data) },
    slidesDir: data.SLIDES_DIR === undefined ? undefined : resolve(data.SLIDES_DIR),
    placePhotosDir: data.PLACE_PHOTOS_DIR === undefined ? undefined : resolve(data.PLACE_PHOTOS_DIR),
    hasOfflinePages: data.OFFLINE_PAGES === "on",
    rateLimits: { callsPerMinute: data.RATE_LIMIT_PER_MINUTE, pagesPerMinute: data.PAGE_RATE_LIMIT_PER_MINUTE },
    idSecret: data.ID_SECRET,
    trustProxy: data.TRUST_PROXY,
    logLevel: data.LOG_LEVEL ?? (place.isTerminal ? "warn" : "info"),
  };
}

type Settings = z.infer<typeof settings>;

function placesProvider(data: Settings): GeoProviders["places"] {
  if (data.PLACES_PROVIDER === "embedded") return { provider: "embedded" };
  if (data.GOOGLE_MAPS_KEY === undefined)
    throw wrongSettings(["GOOGLE_MAPS_KEY must be set for PLACES_PROVIDER=google"]);
  return { provider: "google", key: data.GOOGLE_MAPS_KEY, origin: data.GOOGLE_PLACES_URL };
}

function reverseProvider(data: Settings): GeoProviders["reverse"] {
  if (data.REVERSE_PROVIDER === "embedded") return { provider: "embedded" };
  if (data.NOMINATIM_URL === undefined)
    throw wrongSettings(["NOMINATIM_URL must be set for REVERSE_PROVIDER=nominatim"]);
  return { provider: "nominatim", origin: data.NOMINATIM_URL };
}

const wrongSettings = (faults: readonly string[]): StartRefusal =>
  new StartRefusal(
    `These settings are wrong:\n${faults.map((fault) => `  ${fault}`).join("\n")}`,
    "Set them right, or remove them to take the default.",
  );

/** Container files pass unset settings as empty texts; only for a contact does an empty text have a meaning. */
const isGiven = ([name, value]: [string, string | undefined]): boolean =>
  value !== "" || ["CONTACT_EMAIL", "CONTACT_PHONE"].includes(name);

/** Names that Fastify knows for whole networks (proxy-addr). */
const NETWORKS = ["loopback", "linklocal", "uniquelocal"];

function trustedProxies(text: string): TrustedProxies | undefined {
  if (text === "" || text === "false") return false;
  if (text === "true") return 1;
  if (/^\d{1,2}$/.test(text)) return Number(text) === 0 ? false : Number(text);
  const addresses = text.split(",").map((address) => address.trim());
  return addresses.every(isAddressOrNetwork) ? addresses : undefined;
}

function isAddressOrNetwork(text: string): boolean {
  if (NETWORKS.includes(text)) return true;
  const [address = "", bits, ...more] = text.split("/");
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
