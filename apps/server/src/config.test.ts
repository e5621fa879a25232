import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readConfig, SETTING_NAMES } from "./config.ts";
import { StartRefusal } from "./start-refusal.ts";

const read = (env: NodeJS.ProcessEnv, isTerminal = false) => readConfig(env, { isTerminal });

function complaintsAbout(env: NodeJS.ProcessEnv): string {
  try {
    read(env);
  } catch (error) {
    if (error instanceof StartRefusal) return error.message;
    throw error;
  }
  throw new Error("the settings were accepted");
}

describe("settings", () => {
  it("have the documented defaults", () => {
    expect(read({})).toEqual({
      port: 8080,
      host: "127.0.0.1",
      dataDir: "./data",
      databaseUrl: undefined,
      corsOrigins: [],
      contacts: {
        contactEmail: "contact@vedanga.example",
        contactPhone: "+91 00000 00000",
        chatNumber: null,
        bookingUrl: null,
      },
      hasOfflinePages: true,
      geo: { places: { provider: "embedded" }, reverse: { provider: "embedded" } },
      rateLimits: { callsPerMinute: 600, pagesPerMinute: 12_000 },
      idSecret: undefined,
      trustProxy: false,
      logLevel: "info",
    });
  });

  it("are quieter at a terminal unless asked otherwise", () => {
    expect(read({}, true).logLevel).toBe("warn");
    expect(read({ LOG_LEVEL: "debug" }, true).logLevel).toBe("debug");
  });

  it("take what is set to nothing as not set, but hide a contact set to nothing", () => {
    const config = read({ PORT: "", DATABASE_URL: "", TRUST_PROXY: "", CONTACT_EMAIL: "", CHAT_NUMBER: "" });
    expect(config.port).toBe(8080);
    expect(config.contacts).toMatchObject({ contactEmail: null, contactPhone: "+91 00000 00000", chatNumber: null });
  });

  it.each([
    ["PORT", "http"],
    ["PORT", "-1"],
    ["PORT", "65536"],
    ["PORT", "8e3"],
    ["PUBLIC_ORIGIN", "vedanga.example"],
    ["PUBLIC_ORIGIN", "https://vedanga.example/app"],
    ["CORS_ORIGINS", "*"],
    ["CORS_ORIGINS", "null"],
    ["CORS_ORIGINS", "https://*.example"],
    ["CORS_ORIGINS", "https://astro.example/path"],
    ["CORS_ORIGINS", "https://astro.example,"],
    ["CORS_ORIGINS", "astro.example"],
    ["RATE_LIMIT_PER_MINUTE", "0"],
    ["RATE_LIMIT_PER_MINUTE", "1.5"],
    ["PAGE_RATE_LIMIT_PER_MINUTE", "0"],
    ["DATABASE_URL", "mysql://localhost/vedanga"],
    ["DATABASE_URL", "localhost/vedanga"],
    ["PLACES_PROVIDER", "bing"],
    ["GOOGLE_MAPS_KEY", "a key"],
    ["GOOGLE_PLACES_URL", "places.googleapis.com"],
    ["REVERSE_PROVIDER", "google"],
    ["NOMINATIM_URL", "ftp://example.org"],
    ["CHAT_NUMBER", "+91 00000"],
    ["BOOKING_URL", "javascript:alert(1)"],
    ["BOOKING_URL", "http://example.org"],
    ["ID_SECRET", "short"],
    ["TRUST_PROXY", "10.0.0.0/33"],
    ["TRUST_PROXY", "some-host"],
    ["LOG_LEVEL", "loud"],
  ])("refuse %s=%s and name it", (name, value) => {
    expect(complaintsAbout({ [name]: value })).toContain(`  ${name} `);
  });

  it.each([
    ["PLACES_PROVIDER", "google", "GOOGLE_MAPS_KEY"],
    ["REVERSE_PROVIDER", "nominatim", "NOMINATIM_URL"],
  ])("refuse %s=%s without %s", (name, value, needed) => {
    expect(complaintsAbout({ [name]: value })).toContain(`  ${needed} must be set`);
  });

  it("are all complained about at once, without repeating a secret", () => {
    const complaints = complaintsAbout({ PORT: "x", LOG_LEVEL: "x", ID_SECRET: "hunter2hunter2" });
    expect(complaints.split("\n").slice(1)).toHaveLength(3);
    expect(complaints).not.toContain("hunter2");
  });

  it("take a database only with the secret that all its servers share", () => {
    const DATABASE_URL = "postgres://vedanga:hunter2@db.example/vedanga";
    const complaints = complaintsAbout({ DATABASE_URL });
    expect(complaints).toContain("  ID_SECRET must be set where DATABASE_URL is");
    expect(complaints).not.toContain("hunter2");
    expect(read({ DATABASE_URL, ID_SECRET: "s".repeat(32) }).databaseUrl).toBe(DATABASE_URL);
  });

  it("read origins as a browser writes them", () => {
    const { corsOrigins } = read({ CORS_ORIGINS: "https://Astro.example:443, http://localhost:3000/" });
    expect(corsOrigins).toEqual(["https://astro.example", "http://localhost:3000"]);
  });

  it.each([
    ["false", false],
    ["0", false],
    ["true", 1],
    ["2", 2],
    ["10.0.0.0/8, ::1", ["10.0.0.0/8", "::1"]],
    ["loopback", ["loopback"]],
  ])("read TRUST_PROXY=%s", (text, expected) => {
    expect(read({ TRUST_PROXY: text }).trustProxy).toEqual(expected);
  });

  it("are all described in docs/settings.md, in the same order", () => {
    const document = readFileSync(join(import.meta.dirname, "../../../docs/settings.md"), "utf8");
    expect([...document.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name)).toEqual(SETTING_NAMES);
  });
});
