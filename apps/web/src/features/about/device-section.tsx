import { useEffect } from "react";
import { useEngineState } from "#cast/use-engine-state.ts";
import { useT } from "#i18n/use-t.ts";
import { logFault } from "#platform/log-fault.ts";
import { Button } from "#ui/press/button.tsx";
import styles from "./device-section.module.css";

const loadEngine = () => import("#cast/device-engine.ts");
const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);

/** 'Use without a network': what it can do, its size, fetched and removed with one press each. */
export function DeviceSection() {
  const t = useT();
  const state = useEngineState();
  useEffect(() => {
    const look = () =>
      void loadEngine()
        .then(({ lookAtEngine }) => lookAtEngine())
        .catch(logFault);
    look();
    addEventListener("online", look);
    return () => removeEventListener("online", look);
  }, []);

  const act = (what: "fetchEngine" | "dropEngine") => () =>
    void loadEngine()
      .then((engine) => engine[what]())
      .catch(logFault);
  const isOffered = state.kind === "absent" || state.kind === "failed";
  const percent = state.kind === "fetching" ? Math.floor(state.share * 100) : 0;

  function standing(): string {
    if (state.kind === "failed") return t(`device.failed.${state.why}`);
    if (state.kind === "ready") return t("device.ready", { size: megabytes(state.keptBytes) });
    return state.kind === "impossible" || state.kind === "unknown" ? t(`device.${state.kind}`) : "";
  }

  return (
    <section className={styles.section} aria-labelledby="without-network">
      <h2 id="without-network">{t("device.title")}</h2>
      <p>{t("device.text")}</p>
      <p>{t("device.parts")}</p>
      <p>{t("device.needs")}</p>
      <p role="status" className={styles.standing}>
        {standing()}
      </p>
      {state.kind === "fetching" && (
        <label className={styles.fetching}>
          {t("device.fetching", { percent })}
          <progress value={state.share} max={1} />
        </label>
      )}
      {isOffered && (
        <Button onClick={act("fetchEngine")}>
          {state.sentBytes === undefined ? t("ui.tryAgain") : t("device.fetch", { size: megabytes(state.sentBytes) })}
        </Button>
      )}
      {state.kind === "ready" && (
        <Button look="outline" onClick={act("dropEngine")}>
          {t("device.remove")}
        </Button>
      )}
    </section>
  );
}
