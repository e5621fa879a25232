import { DEFAULT_LANGUAGE, isLanguage } from "@vedanga/names/language";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { answerWithoutNetwork } from "#api/device/without-network.ts";
import { makeQueryClient } from "#api/query-client.ts";
import { showLanguage } from "#i18n/use-language.ts";
import { sayNeverAlive } from "#platform/hydration/pressed-ahead.ts";
import { keptCaches } from "#platform/kept/kept-caches.ts";
import { logFault } from "#platform/log-fault.ts";
import { whenIdle } from "#platform/when-idle.ts";
import { Root } from "./root.tsx";
import { screenAt } from "./screen.tsx";
import { SCREEN_SCRIPTS } from "./screen-scripts.ts";

const { lang, dataset } = document.documentElement;
const isWritten = dataset.written !== undefined;
const queryClient = makeQueryClient();

function hydrate(): void {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <BrowserRouter basename={import.meta.env.BASE_URL}>
          <Root isWritten={isWritten} queryClient={queryClient} />
        </BrowserRouter>
      </StrictMode>,
    );
  });
}

// React takes the page over in the language it is shown in: see first-paint/turn-page. Without its words, in English.
const showLanguageOfPage = () => showLanguage(isLanguage(lang) ? lang : DEFAULT_LANGUAGE).catch(logFault);

const screen = screenAt(location.pathname);
if (isWritten) {
  // Without the script of its screen it stays as it was written: it can be read.
  SCREEN_SCRIPTS.load(screen, showLanguageOfPage).then(hydrate, (cause) => {
    logFault(cause);
    sayNeverAlive();
  });
} else {
  void showLanguageOfPage().then(hydrate);
  // That it does not come is said where the screen would be.
  SCREEN_SCRIPTS.load(screen).catch(() => {});
}

const loadEngine = () => import("#cast/device-engine.ts");

answerWithoutNetwork(async (asked) => {
  // Without its parts it could answer nothing, and without a network its script may not come.
  if ((await keptCaches.names()).length === 0) return undefined;
  const engine = await loadEngine().catch(logFault);
  return engine?.askDevice(asked);
});
// Where the visitor has fetched the calculator of this device, its door is here before the network is gone.
whenIdle(async () => {
  if ((await keptCaches.names()).length === 0) return;
  await loadEngine()
    .then(({ renewEngine }) => renewEngine())
    .catch(logFault);
});
