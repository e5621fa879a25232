import { useId, useState } from "react";
import type { ShownDetails } from "#api/birth/shown-details.ts";
import { useT } from "#i18n/use-t.ts";
import { keepPerson, keptPeople, listed, MOST_PEOPLE, stopKeeping } from "#person/people/people-lists.ts";
import { useKeptValue } from "#platform/kept/use-kept-value.ts";
import { DeviceWords } from "#ui/device/device-words.tsx";
import { useDevice } from "#ui/device/use-device.ts";
import styles from "./keep-choice.module.css";

interface KeepChoiceProps {
  readonly details: ShownDetails;
  readonly recordId: string;
}

/** Whether this device keeps the chart; no, until somebody chooses it. */
export function KeepChoice({ details, recordId }: KeepChoiceProps) {
  const t = useT();
  const device = useDevice();
  const sayId = useId();
  const isKept = useKeptValue(keptPeople).some(({ id }) => id === recordId);
  const [fault, setFault] = useState<"full" | "refused" | null>(null);

  function choose(isWanted: boolean): void {
    const outcome = isWanted ? keepPerson(listed(details, recordId)) : stopKeeping(recordId) ? "kept" : "refused";
    setFault(outcome === "kept" ? null : outcome);
  }

  return (
    <div className={`no-print ${styles.keep}`}>
      <label className={styles.label}>
        <input
          type="checkbox"
          checked={isKept}
          aria-describedby={sayId}
          onChange={({ currentTarget }) => choose(currentTarget.checked)}
        />
        <b>
          <DeviceWords>{(device) => t("people.keepChart", { device })}</DeviceWords>
        </b>
        <span id={sayId} className={styles.say}>
          <DeviceWords>{(device) => t("people.keepChartSay", { device })}</DeviceWords>
        </span>
      </label>
      <p role="alert" className={styles.fault}>
        {fault && t(`people.${fault}`, { device, count: MOST_PEOPLE })}
      </p>
    </div>
  );
}
