import { useSyncExternalStore } from "react";

/** The words of a screen call what one reads it on a phone, or on a wide screen a computer. */
export type Device = "phone" | "computer";

const wide = () => matchMedia("(min-width: 48rem)");

function subscribe(listener: () => void): () => void {
  const query = wide();
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

export const useDevice = (): Device =>
  useSyncExternalStore(
    subscribe,
    () => (wide().matches ? "computer" : "phone"),
    () => "phone",
  );
