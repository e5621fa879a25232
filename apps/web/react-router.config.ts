import { cp, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "@react-router/dev/config";

/** Lays the build out as it is served: `build/client` holds what stands below `/app/`, page by page. */
async function layOutAsServed(clientDir: string): Promise<void> {
  await rename(join(clientDir, "index.html"), join(clientDir, "__spa-fallback.html"));
  await cp(join(clientDir, "app"), clientDir, { recursive: true });
  await rm(join(clientDir, "app"), { recursive: true });
}

export default {
  appDirectory: "src/app",
  basename: "/app/",
  ssr: false,
  routeDiscovery: { mode: "initial" },
  // Pages that need no person arrive as HTML, the form's page with all its words; the rest start from the fall-back page.
  prerender: [
    "/",
    "/panchang",
    "/panchang/month",
    "/panchang/coordinates",
    "/panchang/conventions",
    "/calculator",
    "/about",
    "/contact",
    "/privacy",
  ],
  buildEnd: ({ reactRouterConfig }) => layOutAsServed(join(reactRouterConfig.buildDirectory, "client")),
} satisfies Config;
