import { useEffect, useEffectEvent } from "react";
import { hearErased } from "#api/erased-elsewhere.ts";
import { useLetGo } from "#person/people/use-let-go.ts";
import { logFault } from "#platform/log-fault.ts";

/** Who is erased in another tab goes from this one too: it must not show them, nor keep anything about them again. */
export function FollowErasure() {
  const letGo = useLetGo();
  const follow = useEffectEvent((id: string) => void letGo(id).catch(logFault));
  useEffect(() => hearErased(follow), []);
  return null;
}
