import { DEFAULT_LANGUAGE, isLanguage } from "@vedanga/names/language";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { answerWithoutNetwork } from "#api/device/without-network.ts";
import { showLanguage } from "#i18n/use-language.ts";
import { keptCaches } from "#platform/kept/kept-caches.ts";
import { logFault } from "#platform/log-fault.ts";
import { whenIdle } from "#platform/when-idle.ts";

function hydrate(): void {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
}

// React takes the page over in the language it is shown in: see first-paint/turn-page. Without its words, in English.
const { lang } = document.documentElement;
showLanguage(isLanguage(lang) ? lang : DEFAULT_LANGUAGE)
  .catch(logFault)
  .finally(hydrate);

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
