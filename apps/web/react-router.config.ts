import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { APP_PATHS, PERSONAL_ROUTES } from "@vedanga/contract";
import { layOutAsServed } from "./plugins/lay-out-as-served.ts";

export default {
  appDirectory: "src/app",
  basename: "/app/",
  ssr: false,
  routeDiscovery: { mode: "initial" },
  // Pages that need no person arrive as HTML, the form's page with all its words; the rest start from the fall-back page.
  prerender: APP_PATHS.filter((path) => !PERSONAL_ROUTES.has(path)),
  buildEnd: ({ reactRouterConfig }) => layOutAsServed(join(reactRouterConfig.buildDirectory, "client")),
} satisfies Config;
