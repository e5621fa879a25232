import type { ChartDivision } from "@vedanga/contract";
import { useState } from "react";
import { useT } from "#i18n/use-t.ts";
import { useKeptValue } from "#platform/kept/use-kept-value.ts";
import { logFault } from "#platform/log-fault.ts";
import { saveFile } from "#platform/save-file.ts";
import { chartStyle } from "#ui/chart-figure/chart-style.ts";
import { AlertPanel } from "#ui/message/alert-panel.tsx";
import { Button } from "#ui/press/button.tsx";
import styles from "./chart-downloads.module.css";
import { chartFileName, onPaper } from "./chart-file.ts";
import { chartPicture } from "./chart-picture.ts";

interface ChartDownloadsProps {
  readonly svg: string;
  readonly div: ChartDivision;
  /** What the chart is called. */
  readonly name: string;
  readonly person: string;
}

/** The chart as a file: as it was drawn, or as a picture for where drawings are not shown. */
export function ChartDownloads({ svg, div, name, person }: ChartDownloadsProps) {
  const t = useT();
  const style = useKeptValue(chartStyle);
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");

  async function savePicture(): Promise<void> {
    setState("busy");
    try {
      saveFile(await chartPicture(svg), chartFileName(person, div, style, "png"));
      setState("idle");
    } catch (error) {
      logFault(error);
      setState("failed");
    }
  }

  return (
    <div className="no-print">
      <div className={styles.row}>
        <Button
          look="quiet"
          onClick={() =>
            saveFile(new Blob([onPaper(svg)], { type: "image/svg+xml" }), chartFileName(person, div, style, "svg"))
          }
        >
          {t("kundli.svg")} <span className="unseen">{name}</span>
        </Button>
        <Button look="quiet" isBusy={state === "busy"} onClick={() => void savePicture()}>
          {t("kundli.png")} <span className="unseen">{name}</span>
        </Button>
      </div>
      {state === "failed" && (
        <AlertPanel>
          <p>{t("kundli.pngFailed")}</p>
        </AlertPanel>
      )}
    </div>
  );
}
