import { type ComponentType, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useKeptValue } from "#platform/kept/use-kept-value.ts";
import { logFault } from "#platform/log-fault.ts";
import { loadPiece } from "#ui/waiting/load-piece.ts";
import { rememberedCity, usualCityMeant } from "../remembered-city.ts";
import type { CityQuestionProps } from "./city-question.tsx";
import { isToAsk, mayAsk } from "./is-to-ask.ts";
import { useDeviceZone } from "./use-device-zone.ts";

const load = () => import("./city-question.tsx");

/** Whether a reader is to be asked for a city; the question comes by itself, and only to those who are. Without it none is asked. */
export function AskedAbroad() {
  const { pathname, search } = useLocation();
  const remembered = useKeptValue(rememberedCity);
  const isUsualMeant = useKeptValue(usualCityMeant);
  const hasAnswered = remembered !== null || isUsualMeant !== null;
  const zone = useDeviceZone(!hasAnswered && mayAsk(pathname));
  const isAsked = isToAsk({ pathname, search, zone, hasAnswered });
  const [Question, setQuestion] = useState<ComponentType<CityQuestionProps>>();
  useEffect(() => {
    if (isAsked) loadPiece(load, false).then((piece) => setQuestion(() => piece.default), logFault);
  }, [isAsked]);
  return isAsked && zone !== undefined && Question ? <Question zone={zone} /> : null;
}
