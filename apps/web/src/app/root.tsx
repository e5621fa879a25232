import "../styles/fonts.css";
import "../styles/tokens.css";
import "../styles/base.css";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { LANGUAGES } from "@vedanga/names/language";
import { type ReactNode, startTransition, useEffect, useLayoutEffect, useState } from "react";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { WordsProvider } from "#i18n/words-provider.tsx";
import { LoadUserById } from "#person/details/load-user-by-id.tsx";
import { HoldsServed, ServedPerson } from "#person/served/served-person.tsx";
import { sayAlive } from "#platform/hydration/pressed-ahead.ts";
import { WrittenAtAddress } from "#platform/hydration/written-at-address.ts";
import { Arrive } from "#platform/navigation/arrive.tsx";
import { NeedsScript } from "#ui/message/needs-script.tsx";
import { Spinner } from "#ui/waiting/spinner.tsx";
import { ApplySavedLanguage } from "./apply-saved-language.tsx";
import { CatchFailed } from "./catch-failed.tsx";
import { BAR_COLOR } from "./first-paint/bar-color.ts";
import headScript from "./first-paint/head-script.ts?inline-script";
import { FollowErasure } from "./follow-erasure.tsx";
import { KeepOffline } from "./offline/keep-offline.tsx";
import { ScreenOfAddress } from "./screen.tsx";
import { Shell } from "./shell/shell.tsx";
import { WordsAhead } from "./words-ahead.tsx";

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
      </head>
      <body>{children}</body>
    </html>
  );
}

/** While nothing is known of the screen. */
function Waiting() {
  const t = useT();
  return (
    <>
      <title>{t("app.name")}</title>
      <div className="sheet">
        <NeedsScript />
        <Spinner />
        <HoldsServed isSure />
      </div>
    </>
  );
}

function App() {
  return (
    <>
      <ApplySavedLanguage />
      <LoadUserById />
      <FollowErasure />
      <KeepOffline />
      <WordsAhead />
      <CatchFailed>
        <ScreenOfAddress />
      </CatchFailed>
      <Arrive />
    </>
  );
}

interface RootProps {
  /** The page has arrived with its screen as HTML; else it has a waiting page, which is hydrated first. */
  readonly isWritten: boolean;
  readonly queryClient: QueryClient;
}

/** The whole document, below a router. */
export function Root({ isWritten, queryClient }: RootProps) {
  const [isBegun, setBegun] = useState(isWritten);
  // In the layout phase: a press later than that is heard.
  useLayoutEffect(sayAlive, []);
  // The waiting page stays until the script of the screen is here.
  useEffect(() => startTransition(() => setBegun(true)), []);
  const page = <CatchFailed>{isBegun ? <App /> : <Waiting />}</CatchFailed>;
  return (
    <WordsProvider>
      <QueryClientProvider client={queryClient}>
        <WrittenAtAddress value={isWritten}>
          <Document>
            <Shell>{isWritten ? page : <ServedPerson>{page}</ServedPerson>}</Shell>
          </Document>
        </WrittenAtAddress>
      </QueryClientProvider>
    </WordsProvider>
  );
}
