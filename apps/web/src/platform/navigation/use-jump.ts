import { useEffect } from "react";
import { useLocation, useNavigationType } from "react-router";
import { jumpTo } from "./jump-to.ts";
import { placeOfEntry } from "./place-of-entry.ts";

/** The state of a link that leads to a part of its own page. */
export const JUMP = { isJump: true } as const;

const isJump = (state: unknown): boolean => typeof state === "object" && state !== null && "isJump" in state;

/**
 * Jumps to the title that the fragment of the address names: by a link with the state `JUMP`, and where a visit begins
 * at such an address. Back and reloading return to the reader's place instead.
 */
export function useJump(onJump?: (titleId: string) => void): void {
  const { key, hash, state } = useLocation();
  const action = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history jumps once
  useEffect(() => {
    const title = hash === "" ? null : document.getElementById(hash.slice(1));
    const isMeant = action === "POP" ? placeOfEntry() === undefined : isJump(state);
    if (title === null || !isMeant) return;
    onJump?.(title.id);
    jumpTo(title);
  }, [key]);
}
