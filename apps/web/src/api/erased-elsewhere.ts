let channel: BroadcastChannel | undefined;

/** One for this tab: what it says itself it does not hear. Undefined where the browser has none. */
function tabs(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === "undefined") return undefined;
  channel ??= new BroadcastChannel("vedanga-erased");
  return channel;
}

/** Tells the other tabs that the record of this id is erased. */
export const tellErased = (id: string): void => tabs()?.postMessage(id);

/** Calls the listener with the id of a record that another tab has erased. The answer ends that. */
export function hearErased(listener: (id: string) => void): () => void {
  const hear = ({ data }: MessageEvent<unknown>): void => {
    if (typeof data === "string") listener(data);
  };
  tabs()?.addEventListener("message", hear);
  return () => tabs()?.removeEventListener("message", hear);
}
