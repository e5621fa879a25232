import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import zlib, { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { APP_PATHS, PERSONAL_ROUTES } from "@vedanga/contract";
import { builtApp } from "@vedanga/testing/server/built-app";
import { readRefusal } from "@vedanga/testing/server/read-refusal";
import { serverTest } from "@vedanga/testing/server/server-test";
import { temporaryDir } from "@vedanga/testing/temporary-dir";
import { describe, expect, onTestFinished, vi } from "vitest";

const SCRIPT = "const n = 1 < 2 && '</p>';";
const STYLE = ".a > .b { color: red }";
const MODULE = `import "/app/assets/main-1a2b3c4d.js";`;
const page = (name: string, extra = "") =>
  `<!DOCTYPE html><head><title>${name}</title></head><script>${SCRIPT}</script><script type="module" async="">${MODULE}</script>` +
  `<script src="/app/assets/main-1a2b3c4d.js"></script>${extra}`;
const BIG = "const filler = 1;\n".repeat(500);

const BUILD: Readonly<Record<string, string | Buffer>> = {
  "index.html": page("home"),
  "__spa-fallback.html": page("empty", "<script>onlyHere()</script>"),
  "panchang/index.html": page("panchang", `<style>${STYLE}</style>`),
  "about/index.html": `<head><title>A &amp; B · C</title><meta name="description" content="&quot;C&quot; &lt; D"/></head>`,
  "contact/index.html": `<head><title>contact</title></head><noscript data-contact="">Write to %CONTACT_EMAIL%</noscript>`,
  "privacy/index.html": page("privacy", `<script>${BIG}</script>`),
  "assets/main-1a2b3c4d.js": BIG,
  "assets/plain-5e6f7a8b.js": BIG,
  "assets/main-1a2b3c4d.js.br": brotliCompressSync(`${BIG}// made by the build`),
  "favicon.svg": "<svg/>",
  "index.te.html": page("home in Telugu", "<script>inTelugu()</script>"),
  "__spa-fallback.te.html": page("empty in Telugu"),
  "panchang/index.te.html": page("panchang in Telugu"),
  "sw.js": "keepPages()",
  ".hidden.js": "outside",
};

const it = serverTest
  .extend("buildDir", { scope: "file" }, ({ atEnd }) => {
    const dir = temporaryDir(atEnd);
    for (const [name, content] of Object.entries(BUILD)) {
      mkdirSync(dirname(join(dir, name)), { recursive: true });
      writeFileSync(join(dir, name), content);
    }
    writeFileSync(join(dir, "..", "outside.txt"), "outside");
    return dir;
  })
  .extend("appOptions", { scope: "file" }, ({ buildDir }) => ({ appBuildDir: buildDir }));

const title = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1];
const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

describe("the app", () => {
  it.for<readonly [url: string, location: string]>([
    ["/", "/app/"],
    ["/?id=abc", "/app/?id=abc"],
    ["/app", "/app/"],
    ["/app?id=abc&x=%20", "/app/?id=abc&x=%20"],
    ["/app/zodiac-signs?id=abc", "/app/year?id=abc"],
    ["/app/zodiac/LEO?id=abc", "/app/zodiac/leo?id=abc"],
    ["/app/zodiac/daily/%20Leo", "/app/zodiac/daily/leo"],
    ["/app/zodiac/daily/leo%0a?lang=te", "/app/zodiac/daily/leo?lang=te"],
  ])("is where %s leads, with its query", async ([url, location], { app }) => {
    const reply = await app.inject(url);
    expect([reply.statusCode, reply.headers.location]).toEqual([302, location]);
  });

  it.for<readonly [url: string, name: string]>([
    ["/app/", "home"],
    ["/app/?id=abc", "home"],
    ["/app/panchang", "panchang"],
    ["/app/panchang/", "panchang"],
    ["/app/results", "empty"],
  ])("answers %s with the page %s", async ([url, name], { app }) => {
    const reply = await app.inject(url);
    expect([reply.statusCode, title(reply.body)]).toEqual([200, name]);
    expect(reply.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(reply.headers["cache-control"]).toBe("no-cache");
  });

  it("has a screen for every route of the contract and says 404 for any other, with the app all the same", async ({
    app,
  }) => {
    for (const path of APP_PATHS) expect((await app.inject(`/app${path}`)).statusCode, path).toBe(200);
    for (const path of [
      "/no-such-page",
      "/panchang/x",
      "/zodiac/daily/ophiuchus",
      "/places/atlantis",
      "/places/Kasi",
      "/index",
      "//panchang",
    ]) {
      const reply = await app.inject(`/app${path}`);
      expect([reply.statusCode, title(reply.body)], path).toEqual([404, "empty"]);
    }
  });

  it("lets run exactly the inline scripts of each page", async ({ app }) => {
    const policy = (await app.inject("/app/")).headers["content-security-policy"];
    expect(policy).toContain(`script-src 'self' ${hashOf(SCRIPT)} ${hashOf(MODULE)};`);
    expect(policy).not.toMatch(/unsafe/);
    const fallback = (await app.inject("/app/results")).headers["content-security-policy"];
    expect(fallback).toContain(hashOf("onlyHere()"));
    expect(policy).not.toContain(hashOf("onlyHere()"));
  });

  it("allows exactly the styles that a page contains", async ({ app }) => {
    const policy = (await app.inject("/app/panchang")).headers["content-security-policy"];
    expect(policy).toContain(`style-src 'self' ${hashOf(STYLE)};`);
    expect((await app.inject("/app/panchang")).body).toContain(`<style>${STYLE}</style>`);
    expect((await app.inject("/app/")).headers["content-security-policy"]).toContain("style-src 'self';");
  });

  it("lets assets be kept for a year and other files for an hour", async ({ app }) => {
    const asset = await app.inject("/app/assets/main-1a2b3c4d.js");
    expect([asset.statusCode, asset.body]).toEqual([200, BIG]);
    expect(asset.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(asset.headers["content-type"]).toMatch(/javascript/);
    expect((await app.inject("/app/favicon.svg")).headers["cache-control"]).toBe("public, max-age=3600");
  });

  it("has browsers ask for the worker each time, which may ask this server alone, and lets pages start it", async ({
    app,
  }) => {
    const { statusCode, body, headers } = await app.inject("/app/sw.js");
    expect([statusCode, body, headers["cache-control"]]).toEqual([200, "keepPages()", "no-cache"]);
    expect(headers["content-type"]).toMatch(/^text\/javascript/);
    expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; connect-src 'self';/);
    // Its folder is the scope it may have: nothing allows it a wider one.
    expect(headers["service-worker-allowed"]).toBeUndefined();
    const page = await app.inject("/app/panchang");
    expect(page.headers["content-security-policy"]).toContain("; worker-src 'self';");
  });

  it("ends the worker where the operator does not want it, and what that worker kept", async ({ buildDir }) => {
    const without = await builtApp(onTestFinished, { appBuildDir: buildDir, env: { OFFLINE_PAGES: "off" } });
    const { statusCode, body, headers } = await without.inject("/app/sw.js");
    expect([statusCode, headers["cache-control"]]).toEqual([200, "no-cache"]);
    const kept = new Set(["vedanga-shell", "vedanga-days", "vedanga-person-x", "vedanga-cast-table", "other"]);
    const acts = new Map<string, (event: { waitUntil(done: Promise<void>): void }) => void>();
    const unregister = vi.fn();
    const self = {
      addEventListener: (name: string, act: () => void) => acts.set(name, act),
      skipWaiting: vi.fn(),
      registration: { unregister },
    };
    const caches = { keys: async () => [...kept], delete: async (name: string) => kept.delete(name) };
    new Function("self", "caches", body)(self, caches);
    await new Promise<void>((resolve) => acts.get("activate")?.({ waitUntil: (done) => void done.then(resolve) }));
    expect([...kept]).toEqual(["vedanga-cast-table", "other"]);
    expect(unregister).toHaveBeenCalledOnce();
  });

  it("sends the files that the build compressed unchanged, and the rest uncompressed", async ({ buildDir }) => {
    const compressing = vi.spyOn(zlib, "createBrotliCompress");
    onTestFinished(() => compressing.mockRestore());
    const counted = await builtApp(onTestFinished, { appBuildDir: buildDir });
    const brotli = (name: string) =>
      counted.inject({ url: `/app/assets/${name}`, headers: { "accept-encoding": "gzip, br" } });
    const made = await brotli("main-1a2b3c4d.js");
    expect(made.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(made.rawPayload).toString()).toContain("made by the build");
    const plain = await brotli("plain-5e6f7a8b.js");
    expect([plain.headers["content-encoding"], plain.body]).toEqual([undefined, BIG]);
    for (const { headers } of [made, plain]) expect(headers.vary).toContain("accept-encoding");
    expect(compressing).not.toHaveBeenCalled();
  });

  it("compresses a page once for all who take the same encodings, as long as it says the same", async ({
    buildDir,
  }) => {
    const compressing = vi.spyOn(zlib, "brotliCompressSync");
    onTestFinished(() => compressing.mockRestore());
    const counted = await builtApp(onTestFinished, { appBuildDir: buildDir });
    const ask = (url: string, encoding?: string) =>
      counted.inject({ url, headers: encoding === undefined ? {} : { "accept-encoding": encoding } });
    const plain = await ask("/app/privacy");
    const [first, again] = [await ask("/app/privacy", "br"), await ask("/app/privacy", "br")];
    expect(compressing).toHaveBeenCalledTimes(1);
    for (const { headers, rawPayload } of [first, again]) {
      expect(brotliDecompressSync(rawPayload).toString()).toBe(plain.body);
      expect([headers["content-encoding"], headers.vary]).toEqual(["br", plain.headers.vary]);
      expect(headers["content-security-policy"]).toBe(plain.headers["content-security-policy"]);
      expect([headers["cache-control"], headers.etag]).toEqual(["no-cache", plain.headers.etag]);
    }
    // The page contains the address of the request, so another address gives another text.
    const elsewhere = await counted.inject({
      url: "/app/privacy",
      headers: { host: "sky.example", "accept-encoding": "br" },
    });
    expect(brotliDecompressSync(elsewhere.rawPayload).toString()).toContain("http://sky.example/app/privacy");
    expect(compressing).toHaveBeenCalledTimes(2);
    expect((await ask("/app/privacy")).body).toBe(plain.body);
  });

  it("sends a file again only when it changed", async ({ app }) => {
    const { etag } = (await app.inject("/app/assets/main-1a2b3c4d.js")).headers;
    const again = await app.inject({ url: "/app/assets/main-1a2b3c4d.js", headers: { "if-none-match": String(etag) } });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  });

  it.for([
    "/app/assets/gone.js",
    "/app/index.html",
    "/app/__spa-fallback.html",
    "/app/assets/main-1a2b3c4d.js.br",
    "/app/../outside.txt",
    "/app/%2e%2e/outside.txt",
    "/app/..%2foutside.txt",
    "/app/assets/%2e%2e%2f%2e%2e%2foutside.txt",
    "/app/.env",
    "/app/.hidden.js",
  ])("has no file at %s", async (url, { app }) => {
    const reply = await app.inject(url);
    expect(reply.statusCode).toBe(404);
    expect(reply.body).not.toContain("outside");
  });

  it("answers reading alone", async ({ app }) => {
    const reply = await app.inject({ method: "POST", url: "/app/panchang" });
    expect(readRefusal(reply).code).toBe("method_not_allowed");
    expect(reply.headers.allow).toBe("GET, HEAD");
    expect((await app.inject({ method: "HEAD", url: "/app/panchang" })).statusCode).toBe(200);
  });
});

describe("the language of a page", () => {
  const PRELOAD = "service-worker-navigation-preload";

  it.for<readonly [who: string, url: string, headers: Readonly<Record<string, string>>, language: string]>([
    ["who prefers Telugu", "/app/", { "accept-language": "te" }, "te"],
    ["whose browser lists several", "/app/", { "accept-language": "te-IN,te;q=0.9,en-IN;q=0.8,en;q=0.7" }, "te"],
    ["who prefers Telugu to English, written last", "/app/", { "accept-language": "en;q=0.5, te" }, "te"],
    ["who prefers one that we have not", "/app/", { "accept-language": "hi-IN,te;q=0.8,en;q=0.7" }, "te"],
    ["who prefers English and reads Telugu", "/app/", { "accept-language": "en-IN,te;q=0.9" }, "en"],
    ["who refuses Telugu", "/app/", { "accept-language": "te;q=0" }, "en"],
    ["who takes anything", "/app/", { "accept-language": "*" }, "en"],
    ["who writes more than browsers do", "/app/", { "accept-language": `te,${"x".repeat(300)}` }, "en"],
    ["who says nothing, as crawlers", "/app/", {}, "en"],
    ["with a Telugu address", "/app/?lang=te", { "accept-language": "en-IN,en;q=0.9" }, "te"],
    ["with an English address", "/app/?lang=en", { "accept-language": "te" }, "en"],
    ["with an address of none of ours", "/app/?lang=hi", { "accept-language": "te" }, "te"],
    ["with an address of two", "/app/?lang=te&lang=en", {}, "en"],
    ["who chose Telugu on the device", "/app/?lang=en", { [PRELOAD]: "te", "accept-language": "en" }, "te"],
    ["who chose English on the device", "/app/?lang=te", { [PRELOAD]: "en", "accept-language": "te" }, "en"],
    ["whose worker knows no choice", "/app/", { [PRELOAD]: "true", "accept-language": "te" }, "te"],
  ])("for a visitor %s is found in the request", async ([, url, headers, language], { app }) => {
    const reply = await app.inject({ url, headers });
    expect([reply.headers["content-language"], title(reply.body)]).toEqual([
      language,
      language === "te" ? "home in Telugu" : "home",
    ]);
  });

  it("is that of pages without one of their own too, and English where none was built", async ({ app }) => {
    const headers = { "accept-language": "te" };
    for (const [url, name] of [
      ["/app/panchang", "panchang in Telugu"],
      ["/app/results", "empty in Telugu"],
      ["/app/no-such-page", "empty in Telugu"],
      ["/app/privacy", "privacy"],
    ])
      expect(title((await app.inject({ url, headers })).body), url).toBe(name);
  });

  it("has its own policy, tag and preview, and caches know by what it is chosen", async ({ app }) => {
    const ask = (language: string, tag = "") =>
      app.inject({ url: "/app/", headers: { "accept-language": language, "if-none-match": tag } });
    const [english, telugu] = [await ask("en"), await ask("te")];
    for (const { headers } of [english, telugu]) {
      expect(headers.vary).toBe(`accept-encoding, accept-language, ${PRELOAD}`);
      expect(headers["cache-control"]).toBe("no-cache");
    }
    expect(telugu.headers["content-security-policy"]).toContain(hashOf("inTelugu()"));
    expect(english.headers["content-security-policy"]).not.toContain(hashOf("inTelugu()"));
    expect(telugu.body).toContain(`<meta property="og:locale" content="te_IN"/>`);
    expect(telugu.body).toContain(`<meta property="og:locale:alternate" content="en_IN"/>`);
    const [englishTag, teluguTag] = [english, telugu].map(({ headers }) => String(headers.etag));
    expect(teluguTag).not.toBe(englishTag);
    expect((await ask("te", teluguTag)).statusCode).toBe(304);
    // A page kept in another language is not the present one.
    const turned = await ask("te", englishTag);
    expect([turned.statusCode, title(turned.body)]).toEqual([200, "home in Telugu"]);
  });
});

describe("what search engines and link previews read", () => {
  const metaOf = (html: string) =>
    Object.fromEntries(
      [...html.matchAll(/<meta property="([^"]*)" content="([^"]*)"/g)].map(([, name, content]) => [name, content]),
    );
  const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
  const from = (host: string) => ({ headers: { host } });

  it("is the title and the description of the page, still escaped, at the address asked, without its query", async ({
    app,
  }) => {
    const { body } = await app.inject({ url: "/app/about?id=abc", ...from("sky.example:8080") });
    expect(canonicalOf(body)).toBe("http://sky.example:8080/app/about");
    expect(metaOf(body)).toMatchObject({
      "og:url": "http://sky.example:8080/app/about",
      "og:site_name": "C",
      "og:title": "A &amp; B · C",
      "og:description": "&quot;C&quot; &lt; D",
      "og:image": "http://sky.example:8080/app/social-preview.png",
      "og:locale": "en_IN",
      "og:locale:alternate": "te_IN",
    });
    expect(body).not.toContain("abc");
  });

  it("is the plain address in English and one that names it in Telugu, each telling of both", async ({ app }) => {
    const host = { host: "sky.example" };
    const plain = "http://sky.example/app/panchang";
    const alternates = [
      ["en", plain],
      ["te", `${plain}?lang=te`],
      ["x-default", plain],
    ];
    for (const [url, language, canonical] of [
      ["/app/panchang", "", plain],
      ["/app/panchang?lang=en&date=2026-11-28", "te", plain],
      ["/app/panchang?lang=te", "", `${plain}?lang=te`],
      ["/app/panchang?date=2026-11-28", "te", `${plain}?lang=te`],
    ] as const) {
      const { body } = await app.inject({ url, headers: { ...host, "accept-language": language } });
      expect([canonicalOf(body), metaOf(body)["og:url"]], url).toEqual([canonical, canonical]);
      expect(
        [...body.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)].map(([, ...both]) => both),
        url,
      ).toEqual(alternates);
    }
    const { body: sitemap } = await app.inject({ url: "/sitemap.xml", headers: host });
    for (const address of [plain, `${plain}?lang=te`]) expect(sitemap).toContain(`<loc>${address}</loc>`);
  });

  it("names the address the operator gave, whatever the server was asked at", async ({ buildDir }) => {
    const named = await builtApp(onTestFinished, {
      appBuildDir: buildDir,
      env: { PUBLIC_ORIGIN: "https://Sky.Example/" },
    });
    const { body } = await named.inject({ url: "/app/panchang", ...from("elsewhere.example") });
    expect(canonicalOf(body)).toBe("https://sky.example/app/panchang");
    expect((await named.inject("/sitemap.xml")).body).toContain("<loc>https://sky.example/app/panchang</loc>");
    expect((await named.inject("/robots.txt")).body).toContain("Sitemap: https://sky.example/sitemap.xml");
  });

  it.for([
    'x"><script>alert(1)</script>',
    "good.example@evil.example",
    "evil.example/path",
    "evil.example?q",
    "evil.example:port",
    "-.example",
    "evil..example",
    `${"a".repeat(64)}.example`,
    `${"a.".repeat(140)}example`,
    "%65vil.example",
    "sky.example, evil.example",
  ])("names no address where what was asked at is no host: %s", async (host, { app }) => {
    const { statusCode, body } = await app.inject({ url: "/app/about", ...from(host) });
    expect([statusCode, canonicalOf(body)]).toEqual([200, undefined]);
    expect(Object.keys(metaOf(body)).filter((name) => /url|image/.test(name))).toEqual([]);
    expect(body).not.toMatch(/alert|evil|sky\.example/);
    expect((await app.inject({ url: "/robots.txt", ...from(host) })).body).not.toContain("Sitemap");
    expect(readRefusal(await app.inject({ url: "/sitemap.xml", ...from(host) })).code).toBe("malformed_request");
  });

  it.for(["sky.example", "sky_server:8080", "127.0.0.1:8080", "[::1]:8080", "sky.example."])(
    "names %s where the operator named nothing",
    async (host, { app }) => {
      const { body } = await app.inject({ url: "/app/about", ...from(host) });
      expect(canonicalOf(body)).toBe(`http://${host}/app/about`);
    },
  );

  it("never lists what an id opens, what belongs to a person, or what is not there", async ({ app }) => {
    const tag = async (url: string) => (await app.inject(url)).headers["x-robots-tag"];
    expect(await tag("/app/panchang")).toBeUndefined();
    expect(await tag("/app/panchang?id=abc")).toBe("noindex");
    expect(await tag("/app/utilities/gem-details?gem=ruby&view=Ab-_")).toBe("noindex");
    expect(await tag("/app/results")).toBe("noindex");
    expect(await tag("/app/report")).toBe("noindex");
    expect(await tag("/app/no-such-page")).toBe("noindex");
    const { body, headers } = await app.inject("/sitemap.xml");
    expect(headers["content-type"]).toBe("application/xml; charset=utf-8");
    expect(body).toContain("/app/privacy</loc>");
    for (const personal of PERSONAL_ROUTES) expect(body).not.toContain(personal);
    expect(body).not.toContain(":name");
    expect((await app.inject("/robots.txt")).body).toContain("Disallow: /*?id=");
  });

  it("has the operator's e-mail where no script runs, and no mention of it if there is none", async ({
    app,
    buildDir,
  }) => {
    expect((await app.inject("/app/contact")).body).toContain("Write to contact@vedanga.example");
    const silent = await builtApp(onTestFinished, { appBuildDir: buildDir, env: { CONTACT_EMAIL: "" } });
    expect((await silent.inject("/app/contact")).body).not.toContain("Write to");
  });

  it("is sent again only when it changed", async ({ app }) => {
    const { etag } = (await app.inject("/app/about")).headers;
    const again = await app.inject({ url: "/app/about", headers: { "if-none-match": String(etag) } });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    expect(again.headers["cache-control"]).toBe("no-cache");
  });
});

describe("a server whose app was not built", () => {
  it("says 404 for the app and answers calls", async () => {
    const bare = await builtApp(onTestFinished, { appBuildDir: "/nowhere" });
    expect(readRefusal(await bare.inject("/app/")).code).toBe("unknown_path");
    expect((await bare.inject("/healthz")).statusCode).toBe(200);
  });
});
