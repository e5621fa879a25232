import { birthAndDay } from "./birth-and-day.ts";

addEventListener("message", ({ data }: MessageEvent<ArrayBuffer>) => {
  postMessage(birthAndDay(new Uint8Array(data)).join("\n"));
});
