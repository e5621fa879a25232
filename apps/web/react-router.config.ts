import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { APP_PATHS } from "@vedanga/contract";
import { layOutAsServed } from "./plugins/lay-out-as-served.ts";

export default {
  appDirectory: "src/app",
  basename: "/app/",
  ssr: false,
  routeDiscovery: { mode: "initial" },
  // Pages arrive as HTML, the form's page with all its words. Of those of a person only the list of their files is used.
  prerender: [...APP_PATHS],
  buildEnd: ({ reactRouterConfig }) => layOutAsServed(join(reactRouterConfig.buildDirectory, "client")),
} satisfies Config;
