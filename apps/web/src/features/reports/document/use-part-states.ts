import type { ReportTabId } from "@vedanga/contract";
import { REPORT_TAB_IDS } from "@vedanga/contract";
import { type RefObject, useEffect, useState } from "react";
import { type PartState, partState } from "./part-state.ts";
import { partIdOf } from "./parts.ts";

export type PartStates = { readonly [id in ReportTabId]: PartState };

function statesNow(): PartStates {
  const stateOf = (id: ReportTabId): PartState => {
    const part = document.getElementById(partIdOf(id));
    return part === null ? "waiting" : partState(part);
  };
  return {
    kundli: stateOf("kundli"),
    ascendant: stateOf("ascendant"),
    mahadasha: stateOf("mahadasha"),
    sade_sati: stateOf("sade_sati"),
    mangal_dosha: stateOf("mangal_dosha"),
    kaalsarp_dosha: stateOf("kaalsarp_dosha"),
    gem_suggestions: stateOf("gem_suggestions"),
  };
}

const isSame = (one: PartStates, other: PartStates): boolean => REPORT_TAB_IDS.every((id) => one[id] === other[id]);

/** How far each report is, as the page shows it. Null until the page has looked. */
export function usePartStates(parts: RefObject<HTMLElement | null>): PartStates | null {
  const [states, setStates] = useState<PartStates | null>(null);
  useEffect(() => {
    if (parts.current === null) return;
    const look = (): void => setStates((last) => (last && isSame(last, statesNow()) ? last : statesNow()));
    look();
    const observer = new MutationObserver(look);
    observer.observe(parts.current, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ["aria-busy", "role"],
    });
    return () => observer.disconnect();
  }, [parts]);
  return states;
}
