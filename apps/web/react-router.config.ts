import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src/app",
  basename: "/app/",
  ssr: false,
  routeDiscovery: { mode: "initial" },
  // Pages that need no person arrive as HTML; the rest start from the fall-back page.
  prerender: ["/", "/panchang", "/about", "/contact"],
} satisfies Config;
