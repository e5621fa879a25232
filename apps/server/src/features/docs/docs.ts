import { AppError } from "@vedanga/contract";
import type { App } from "#plugins/app-instance.ts";
import { pagePolicy } from "#plugins/security-headers.ts";
import { readBuiltFiles } from "../../built-files.ts";
import { IMMUTABLE, pageRoute } from "../../page-route.ts";

export const DOCS_PATH = "/server/docs";

/** The page on which every call can be tried, as the build made it. Without a build its path answers 404. */
export const docsRoutes = (dir: string) => async (app: App) => {
  const files = readBuiltFiles(dir);
  const page = files.get("index.html");
  if (!page) return;

  for (const path of [DOCS_PATH, `${DOCS_PATH}/`])
    app.get(path, pageRoute, async (request, reply) =>
      page.send(request, reply.header("content-security-policy", pagePolicy()), "no-cache"),
    );
  app.get<{ Params: { file: string } }>(`${DOCS_PATH}/files/:file`, pageRoute, async (request, reply) => {
    const file = files.get(`files/${request.params.file}`);
    if (!file) throw new AppError("unknown_path");
    return file.send(request, reply, IMMUTABLE);
  });
};
