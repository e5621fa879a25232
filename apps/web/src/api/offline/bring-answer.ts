import type { Call } from "@vedanga/contract";
import { isWorkerHere } from "#platform/offline/is-worker-here.ts";
import { readAnswer } from "../read-answer.ts";
import { keepAnswer, keepDay, keptAnswer } from "./kept-answers.ts";

/** Whether what is kept under an address can be shown: what broke on the device, or has the form of another build, cannot. */
async function isKeptWhole(call: Call, address: string): Promise<boolean> {
  const kept = await keptAnswer(address);
  return kept !== undefined && readAnswer(call, kept.text) !== undefined;
}

/**
 * Asks for the answer of a call at an address if it is not kept yet, and keeps it; false if it could not be had now. A day
 * is kept whatever minute it names.
 */
export async function bringAnswer(call: Call, address: string, isDay = false): Promise<boolean> {
  if (!isWorkerHere()) return false;
  if (await isKeptWhole(call, address)) return true;
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
