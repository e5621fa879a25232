import { openFile } from "./file/sealed-file.ts";
import { type Gazetteer, gazetteerOf } from "./gazetteer.ts";

/**
 * Opens the bytes of data/places.bin, in about 0.1 s, keeping 45 MB outside the heap once it was searched. Reads no file and asks no network.
 * Throws GazetteerError when the bytes are damaged, cut short or of another format.
 */
export const loadGazetteer = (bytes: Uint8Array): Gazetteer => gazetteerOf(openFile(bytes));
