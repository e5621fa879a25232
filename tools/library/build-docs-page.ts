import { hash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { ROOT } from "./run.ts";

const OF_SWAGGER = join(
  dirname(createRequire(join(ROOT, "apps", "web", "package.json")).resolve("@fastify/swagger-ui")),
  "static",
);

/** Without the bar at the top, whose logo brings a style that the page's policy forbids. */
const SETTINGS = {
  dom_id: "#swagger-ui",
  layout: "BaseLayout",
  deepLinking: true,
  validatorUrl: null,
};

/** A call that can be asked in two ways is shown once, by GET: its body has the same parameters as its address. */
const SHOW_EACH_CALL_ONCE = `
fetch("/server/openapi.json").then((answer) => answer.json()).then((spec) => {
  for (const ways of Object.values(spec.paths)) if (ways.get) delete ways.post;
  SwaggerUIBundle({ ...${JSON.stringify(SETTINGS)}, spec });
});
`;

/** Writes the page on which every call can be tried: one script, one sheet, named by their content. */
export function buildDocsPage(dir: string): void {
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(join(dir, "files"), { recursive: true });
  const ofSwagger = (name: string): string => readFileSync(join(OF_SWAGGER, name), "utf8");
  const write = (extension: string, text: string): string => {
    const name = `docs-${hash("sha256", text, "base64url").slice(0, 8)}.${extension}`;
    writeFileSync(join(dir, "files", name), text);
    return `/server/docs/files/${name}`;
  };
  const script = write("js", `${ofSwagger("swagger-ui-bundle.js")}\n;${SHOW_EACH_CALL_ONCE}`);
  const styles = write("css", `${ofSwagger("swagger-ui.css")}\n${ofSwagger("index.css")}`);
  writeFileSync(
    join(dir, "index.html"),
    `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The calls of Vedanga</title>
<link rel="icon" type="image/svg+xml" href="/app/favicon.svg">
<link rel="stylesheet" href="${styles}">
<script src="${script}" defer></script>
</head>
<body>
<div id="swagger-ui"></div>
</body>
</html>
`,
  );
}
