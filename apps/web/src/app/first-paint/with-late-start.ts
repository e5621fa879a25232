const APP_SCRIPT = '<script type="module" async="">';

/** The page with the script of the app waiting as text, and at the end the script that starts it (start-app). */
export function withLateStart(html: string, startScript: string): string {
  if (!html.includes(APP_SCRIPT)) throw new Error(`A page has nothing like ${APP_SCRIPT}`);
  return html
    .replace(APP_SCRIPT, '<script type="text/plain">')
    .replace("</body>", () => `<script>${startScript}</script></body>`);
}
