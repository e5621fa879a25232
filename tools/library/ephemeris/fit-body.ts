import { Worker } from "node:worker_threads";
import type { TableBody } from "../../../packages/core/src/ephemeris/table-format.ts";
import { type BodyRecords, encodeBody } from "./encode-table.ts";
import type { SegmentIntegers } from "./fit-segment.ts";
import { SEGMENT_PLANS } from "./segment-plan.ts";

/** What a worker is asked: every `step`-th segment from `first` on. */
export interface FitTask {
  readonly body: TableBody;
  readonly startJd: number;
  readonly segments: number;
  readonly first: number;
  readonly step: number;
}

function runWorker(task: FitTask): Promise<readonly SegmentIntegers[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./fit-worker.ts", import.meta.url), { workerData: task });
    worker.once("message", resolve);
    worker.once("error", reject);
  });
}

/** Fits all segments of a body from `startJd` to beyond `endJd`, on as many threads. */
export async function fitBody(body: TableBody, startJd: number, endJd: number, threads: number): Promise<BodyRecords> {
  const { segmentDays, units } = SEGMENT_PLANS[body];
  const segments = Math.floor((endJd - startJd) / segmentDays) + 1;
  const parts = await Promise.all(
    Array.from({ length: threads }, (_, first) => runWorker({ body, startJd, segments, first, step: threads })),
  );
  const inOrder = Array.from({ length: segments }, (_, index): SegmentIntegers => {
    const segment = parts[index % threads]?.[Math.floor(index / threads)];
    if (segment === undefined) throw new Error(`segment ${index} of ${body} is missing`);
    return segment;
  });
  return encodeBody(startJd, segmentDays, units, inOrder);
}
