import { isWorkerHere } from "#platform/offline/is-worker-here.ts";
import { keepAnswer, keepDay, keptAnswer } from "./kept-answers.ts";

/** Asks for what is not kept yet, and keeps it; false if it could not be had now. A day is kept whatever minute it names. */
export async function bringAnswer(address: string, isDay = false): Promise<boolean> {
  if (!isWorkerHere()) return false;
  if (await keptAnswer(address)) return true;
  try {
    const response = await fetch(address);
    if (!response.ok) return false;
    const text = await response.text();
    if (isDay) await keepDay(address, text);
    else await keepAnswer(address, { text, cacheControl: response.headers.get("cache-control") });
    return true;
  } catch {
    return false;
  }
}
