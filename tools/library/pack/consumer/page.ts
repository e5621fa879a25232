import { birthAndDay } from "./birth-and-day.ts";

// A page: it computes itself, and has a worker compute the same. The figures are read out of its two fields.
const table = new Uint8Array(await (await fetch("/grahas-1900-2100.bin")).arrayBuffer());
const field = (id: string): HTMLElement => document.querySelector<HTMLElement>(`#${id}`) ?? document.body;
field("page").textContent = birthAndDay(table).join("\n");

const worker = new Worker("/worker.js", { type: "module" });
worker.addEventListener("message", ({ data }: MessageEvent<string>) => {
  field("worker").textContent = data;
});
worker.postMessage(table.buffer, [table.buffer]);
