import { useSyncExternalStore } from "react";
import { type EngineState, engineState } from "./engine-state.ts";

const UNSEEN = { kind: "unseen" } as const;

/** How it stands with the calculator of this device. */
export const useEngineState = (): EngineState =>
  useSyncExternalStore(engineState.subscribe, engineState.get, () => UNSEEN);
