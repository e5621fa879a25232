import { lstatSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type AllPlacePhotos, isSacredPlace, type PlacePhotoList, placePhotoList } from "@vedanga/contract";
import * as z from "zod/mini";
import { pictureFault } from "./picture-file.ts";

const CAPTION_FILE = "photos.json";

const MOST_CAPTION_BYTES = 256 * 1024;
const MOST_FAULTS = 40;
const MOST_FAULT_CHARACTERS = 300;

type PlaceRead = { readonly list: PlacePhotoList } | { readonly faults: readonly string[] };

export interface PhotosRead {
  readonly photos: AllPlacePhotos;
  /** Why a folder is not used: a line for each thing that is wrong, with the name of the folder first. */
  readonly faults: readonly string[];
}

/** Reads the folders of an operator, one per place, each named by its id. A folder with an error is passed over. Never throws. */
export function readPhotos(dir: string): PhotosRead {
  const names = namesIn(dir);
  if (names === undefined) return { photos: {}, faults: ["the folder cannot be read"] };
  const photos: AllPlacePhotos = {};
  const faults: string[] = [];
  for (const name of names) {
    const read = isSacredPlace(name) ? readPlace(join(dir, name)) : { faults: ["it is the id of no sacred place"] };
    if ("faults" in read) faults.push(...read.faults.map((fault) => `${name}: ${fault}`));
    else if (isSacredPlace(name)) photos[name] = read.list;
  }
  return { photos, faults: shortened(faults) };
}

/** A line of a log has a length that its collectors accept. */
function shortened(faults: readonly string[]): readonly string[] {
  const told = faults
    .slice(0, MOST_FAULTS)
    .map((fault) => (fault.length > MOST_FAULT_CHARACTERS ? `${fault.slice(0, MOST_FAULT_CHARACTERS)}…` : fault));
  return faults.length > MOST_FAULTS ? [...told, `and ${faults.length - MOST_FAULTS} more`] : told;
}

/** Everything in the folder but hidden files. */
function namesIn(dir: string): readonly string[] | undefined {
  try {
    return readdirSync(dir).filter((name) => !name.startsWith("."));
  } catch {
    return undefined;
  }
}

function readPlace(dir: string): PlaceRead {
  const json = readCaptions(dir);
  if ("faults" in json) return json;
  const parsed = z.safeParse(captionFile, json.value);
  if (!parsed.success) return { faults: parsed.error.issues.map(faultOf) };
  const { photos: list } = parsed.data;
  const faults = list.flatMap(({ file }) => {
    const fault = pictureFault(dir, file);
    return fault === undefined ? [] : [`${file} ${fault}`];
  });
  return faults.length > 0 ? { faults } : { list };
}

function faultOf(issue: z.core.$ZodIssue): string {
  const where = [CAPTION_FILE, ...issue.path].join(".");
  if (issue.code === "unrecognized_keys") return `${where} has ${issue.keys.join(", ")}, which nothing reads`;
  return issue.code === "invalid_type" ? `${where} is missing or of the wrong kind` : `${where} ${issue.message}`;
}

const captionFile = z.strictObject({ photos: placePhotoList });

function readCaptions(dir: string): { readonly value: unknown } | { readonly faults: readonly string[] } {
  const file = join(dir, CAPTION_FILE);
  try {
    if (!lstatSync(dir).isDirectory()) return { faults: ["it is not a folder"] };
    const stat = lstatSync(file);
    if (!stat.isFile()) return { faults: [`${CAPTION_FILE} is not a plain file`] };
    if (stat.size > MOST_CAPTION_BYTES) return { faults: [`${CAPTION_FILE} is too large`] };
    return { value: JSON.parse(withoutMark(readFileSync(file, "utf8"))) };
  } catch (error) {
    return { faults: [`${CAPTION_FILE} ${error instanceof SyntaxError ? "is not valid JSON" : "cannot be read"}`] };
  }
}

/** Some editors begin a file with a byte-order mark, which JSON does not know. */
const withoutMark = (text: string): string => text.replace(/^\uFEFF/, "");
