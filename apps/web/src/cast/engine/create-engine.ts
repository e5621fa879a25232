import { type AnswerContext, answers, type SkyCall, withClockOfPoint, type ZoneAt } from "@vedanga/answers";
import { AppError, type Call, calls, errorBodyOf, judgedBy, type RequestOf } from "@vedanga/contract";
import { gazetteerOf } from "@vedanga/gazetteer/gazetteer";
import type { SureZones } from "@vedanga/gazetteer/sure-zones/sure-zones";
import type { Asked, Told } from "#api/device/asked.ts";
import { BeyondDevice } from "./beyond-device.ts";
import { deviceZones } from "./device-zones.ts";
import { isPastNearSky, nearSky } from "./near-sky.ts";
import { placeAnswers } from "./place-answers.ts";

/** What the calls are answered from. */
export interface EngineParts {
  /** The table of positions, of fewer years than the server's. */
  readonly sky: Uint8Array;
  /** The unpacked file of places, fewer than the server's. */
  readonly places: Uint8Array;
  readonly zones: SureZones;
}

export type Engine = (asked: Asked, nowUnixMs: number) => Promise<Told>;

/** A call by its path: what a client has sent becomes the answer. */
interface Route {
  readonly call: Call;
  answer(query: Asked["query"], context: AnswerContext): Promise<unknown>;
}

/** What the call makes of a query. Throws AppError if it has to be refused. */
function readBy<C extends Call>({ parameters }: C, query: Asked["query"]): RequestOf<C> {
  const { value, error } = { value: undefined, error: undefined, ...judgedBy(parameters, true)(query) };
  if (error) throw error;
  // Read by the call's own schema.
  return value as RequestOf<C>;
}

function skyRoute<K extends SkyCall>(name: K, zoneAt: ZoneAt): Route {
  const call = calls[name];
  const answer = answers[name];
  return {
    call,
    answer: async (query, context) => answer(await withClockOfPoint(readBy(call, query), zoneAt), context),
  };
}

function placeRoute<K extends keyof ReturnType<typeof placeAnswers>>(
  name: K,
  answers: ReturnType<typeof placeAnswers>,
): Route {
  const call = calls[name];
  return { call, answer: async (query, { nowUnixMs }) => answers[name](readBy(call, query), nowUnixMs) };
}

/**
 * Answers the server's calls on this device with the server's own code: what it answers is the server's answer letter for
 * letter, and what it cannot answer so it says.
 */
export function createEngine({ sky, places, zones }: EngineParts): Engine {
  const ephemeris = nearSky(sky);
  const gazetteer = gazetteerOf(places);
  const zoneAt = deviceZones(zones, gazetteer);
  const ofPlaces = placeAnswers(gazetteer, zoneAt);
  const routes = [
    ...(Object.keys(answers) as SkyCall[]).map((name) => skyRoute(name, zoneAt)),
    ...(Object.keys(ofPlaces) as (keyof typeof ofPlaces)[]).map((name) => placeRoute(name, ofPlaces)),
  ];
  const byPath = new Map(routes.map((route) => [route.call.path, route]));

  return async ({ path, query }, nowUnixMs) => {
    const route = byPath.get(path);
    if (route === undefined) return { kind: "beyond", beyond: "call" };
    try {
      const answer = await route.answer(query, { ephemeris, nowUnixMs });
      return { kind: "answered", text: route.call.media ? String(answer) : JSON.stringify(answer) };
    } catch (error) {
      return toldOf(error);
    }
  };
}

function toldOf(error: unknown): Told {
  if (error instanceof BeyondDevice) return { kind: "beyond", beyond: error.beyond };
  if (isPastNearSky(error)) return { kind: "beyond", beyond: "years" };
  if (error instanceof AppError) return { kind: "refused", status: error.status, body: errorBodyOf(error) };
  throw error;
}
