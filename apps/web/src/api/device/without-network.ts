import type { Asked, Told } from "./asked.ts";

/** Answers a call on this device; undefined if that cannot be done here. */
export type DeviceAnswer = (asked: Asked) => Promise<Told | undefined>;

let answer: DeviceAnswer | undefined;

/** Names what answers calls that no server answered. The app does so when it starts. */
export function answerWithoutNetwork(by: DeviceAnswer): void {
  answer = by;
}

export const askWithoutNetwork: DeviceAnswer = async (asked) => answer?.(asked);
