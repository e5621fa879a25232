import anekLatin from "@fontsource/anek-telugu/files/anek-telugu-latin-400-normal.woff2?url";
import tiroLatin from "../styles/faces/tiro-telugu-latin-400-normal.woff2?url";
import "../styles/fonts.css";
import "../styles/tokens.css";
import "../styles/base.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { LANGUAGES } from "@vedanga/names/language";
import { type ReactNode, useState } from "react";
import { Links, type LinksFunction, Outlet, Scripts } from "react-router";
import { makeQueryClient } from "#api/query-client.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { WordsProvider } from "#i18n/words-provider.tsx";
import { LoadUserById } from "#person/details/load-user-by-id.tsx";
import { Arrive } from "#platform/navigation/arrive.tsx";
import { ScreensAhead } from "#platform/navigation/screens-ahead.tsx";
import { NeedsScript } from "#ui/message/needs-script.tsx";
import { Spinner } from "#ui/waiting/spinner.tsx";
import { ApplySavedLanguage } from "./apply-saved-language.tsx";
import { BAR_COLOR } from "./first-paint/bar-color.ts";
import headScript from "./first-paint/head-script.ts?inline-script";
import { FollowErasure } from "./follow-erasure.tsx";
import { KeepOffline } from "./offline/keep-offline.tsx";
import { Shell } from "./shell/shell.tsx";
import { WordsAhead } from "./words-ahead.tsx";

/** The two faces that every page sets its first lines in. */
export const links: LinksFunction = () =>
  [anekLatin, tiroLatin].map((href) => ({
    rel: "preload",
    as: "font",
    type: "font/woff2",
    crossOrigin: "anonymous",
    href,
  }));

function Document({ children }: { readonly children: ReactNode }) {
  const { lang } = useLanguage();
  return (
    <html lang={lang} data-script={LANGUAGES[lang].script} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta
          name="theme-color"
          media="(prefers-color-scheme: light)"
          content={BAR_COLOR.light}
          suppressHydrationWarning
        />
        <meta
          name="theme-color"
          media="(prefers-color-scheme: dark)"
          content={BAR_COLOR.dark}
          suppressHydrationWarning
        />
        <script
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own text
          dangerouslySetInnerHTML={{ __html: headScript }}
        />
        <link rel="icon" type="image/svg+xml" href="/app/favicon.svg" />
        <link rel="apple-touch-icon" href="/app/apple-touch-icon.png" />
        <link rel="manifest" href="/app/manifest.webmanifest" />
        <Links />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

/** Around every state of the app: the page, the waiting page and the failed page. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const [queryClient] = useState(makeQueryClient);
  return (
    <WordsProvider>
      <QueryClientProvider client={queryClient}>
        <Document>
          <Shell>{children}</Shell>
        </Document>
      </QueryClientProvider>
    </WordsProvider>
  );
}

export default function App() {
  return (
    <>
      <ApplySavedLanguage />
      <LoadUserById />
      <FollowErasure />
      <ScreensAhead />
      <KeepOffline />
      <WordsAhead />
      <Outlet />
      <Arrive />
    </>
  );
}

/** While a screen that needs a person is hydrated. */
export function HydrateFallback() {
  const t = useT();
  return (
    <>
      <title>{t("app.name")}</title>
      <div className="sheet">
        <NeedsScript />
        <Spinner />
      </div>
    </>
  );
}

export { FailedPage as ErrorBoundary } from "./failed-page.tsx";
