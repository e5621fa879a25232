import { parentPort, workerData } from "node:worker_threads";
import type { FitTask } from "./fit-body.ts";
import { fitSegment, type SegmentIntegers } from "./fit-segment.ts";
import { SEGMENT_PLANS } from "./segment-plan.ts";

const { body, startJd, segments, first, step } = workerData as FitTask;
const { segmentDays } = SEGMENT_PLANS[body];
const fitted: SegmentIntegers[] = [];
for (let index = first; index < segments; index += step) fitted.push(fitSegment(body, startJd + index * segmentDays));
parentPort?.postMessage(fitted);
