import { type ReactNode, use } from "react";
import { DrawnForReader } from "#platform/hydration/drawn-for-reader.ts";
import styles from "./device-words.module.css";
import { type Device, useDevice } from "./use-device.ts";

interface DeviceWordsProps {
  children(device: Device): ReactNode;
}

/** Words that name the device. In a page that the server draws, both are there and the width of the screen shows one. */
export function DeviceWords({ children }: DeviceWordsProps) {
  const device = useDevice();
  if (!use(DrawnForReader)) return children(device);
  return (
    <>
      <span className={styles.phone}>{children("phone")}</span>
      <span className={styles.computer}>{children("computer")}</span>
    </>
  );
}
