import { useSyncExternalStore } from "react";
import { type EngineState, engineState } from "./engine-state.ts";

const UNKNOWN = { kind: "unknown" } as const;

/** How it stands with the calculator of this device. */
export const useEngineState = (): EngineState =>
  useSyncExternalStore(engineState.subscribe, engineState.get, () => UNKNOWN);
