import { isoDate } from "@vedanga/contract";
import { useEffect, useState } from "react";
import type { MessageId } from "#i18n/catalogue/en.ts";
import { useT } from "#i18n/use-t.ts";
import { copyText } from "#platform/copy-text.ts";
import { logFault } from "#platform/log-fault.ts";
import { saveFile } from "#platform/save-file.ts";
import { type SentPicture, sendPicture } from "#platform/send-picture.ts";
import { Icon } from "#ui/icon.tsx";
import { AlertPanel } from "#ui/message/alert-panel.tsx";
import { Button } from "#ui/press/button.tsx";
import { Spinner } from "#ui/waiting/spinner.tsx";
import styles from "./day-picture.module.css";
import { drawDay } from "./send/draw-day.ts";
import { PICTURE_HEIGHT_PX, PICTURE_WIDTH_PX } from "./send/picture-parts.ts";
import type { SentDay } from "./send/sent-day.ts";
import { useDayMessage } from "./use-day-message.ts";
import { usePictureParts } from "./use-picture-parts.ts";

interface Drawn {
  readonly file: File;
  /** For the page, whose policy takes no other address of a picture. */
  readonly dataUrl: string;
}

type Picture = Drawn | "drawing" | "failed";
type Outcome = SentPicture | "copied" | "copyRefused" | "nothing";

/** What is said of each; of a sheet the visitor saw what came of it. */
const TOLD: Readonly<Record<Outcome, MessageId | null>> = {
  nothing: null,
  sent: null,
  dropped: null,
  sentText: "dayPicture.sentText",
  saved: "dayPicture.saved",
  savedAlone: "dayPicture.savedAlone",
  copied: "dayPicture.copied",
  copyRefused: "dayPicture.copyRefused",
};

async function drawn(blob: Blob, name: string): Promise<Drawn> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.onload = () => resolve(String(reader.result));
  reader.onerror = () => reject(reader.error);
  reader.readAsDataURL(blob);
  return { file: new File([blob], name, { type: "image/png" }), dataUrl: await promise };
}

/** The picture of a day, the message that says the same, and the ways to send them on. */
export default function DayPicture(sent: SentDay) {
  const t = useT();
  const parts = usePictureParts(sent);
  const message = useDayMessage(sent);
  const [picture, setPicture] = useState<Picture>("drawing");
  const [outcome, setOutcome] = useState<Outcome>("nothing");
  // The same words are the same picture: a minute that passes redraws nothing.
  const key = JSON.stringify(parts);
  const name = `panchang-${isoDate(sent.day.date)}.png`;
  useEffect(() => {
    let isWanted = true;
    setPicture("drawing");
    drawDay(JSON.parse(key))
      .then((blob) => drawn(blob, name))
      .then(
        (made) => isWanted && setPicture(made),
        (fault: unknown) => {
          logFault(fault);
          if (isWanted) setPicture("failed");
        },
      );
    return () => {
      isWanted = false;
    };
  }, [key, name]);

  const hasSheet = typeof navigator.share === "function";
  const title = message.split("\n")[0] ?? "";
  const copy = async () => setOutcome((await copyText(message)) ? "copied" : "copyRefused");
  async function send(): Promise<void> {
    if (picture === "drawing") return;
    const attached = picture === "failed" ? null : picture.file;
    setOutcome(await sendPicture({ title, text: message, file: attached }));
  }
  const file = typeof picture === "string" ? null : picture.file;
  const told = TOLD[outcome];

  return (
    <>
      <div className={styles.frame} aria-busy={picture === "drawing"}>
        {picture === "drawing" && <Spinner>{t("dayPicture.drawing")}</Spinner>}
        {picture === "failed" && <AlertPanel>{t("dayPicture.failed")}</AlertPanel>}
        {typeof picture !== "string" && (
          <img src={picture.dataUrl} alt={t("dayPicture.alt")} width={PICTURE_WIDTH_PX} height={PICTURE_HEIGHT_PX} />
        )}
      </div>
      <div className={styles.acts}>
        <Button className={styles.first} isBusy={picture === "drawing"} onClick={() => void send()}>
          <Icon name={hasSheet ? "share" : "copy"} />
          {t(hasSheet ? "dayPicture.send" : file ? "dayPicture.sendSaved" : "dayPicture.copy")}
        </Button>
        {file && (
          <Button look="quiet" onClick={() => saveFile(file, file.name)}>
            {t("dayPicture.save")}
          </Button>
        )}
        {(hasSheet || file) && (
          <Button look="quiet" onClick={() => void copy()}>
            {t("dayPicture.copy")}
          </Button>
        )}
      </div>
      <p role="status" className={styles.status}>
        {told && t(told)}
      </p>
      <h3 className={styles.title}>{t("dayPicture.message")}</h3>
      <p className={styles.message}>{message}</p>
    </>
  );
}
