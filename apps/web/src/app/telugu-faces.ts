const FACES = ['400 1em "Anek Telugu"', '600 1em "Anek Telugu"', '400 1em "Tiro Telugu"'];

const A_TELUGU_LETTER = "\u0c05";

const LONGEST_WAIT_MS = 500;

let asked: Promise<unknown> | undefined;

/** Sends for the Telugu faces; resolves when they are here, or after half a second without them. */
export function teluguFaces(): Promise<unknown> {
  asked ??= Promise.allSettled(FACES.map((face) => document.fonts.load(face, A_TELUGU_LETTER)));
  return Promise.race([asked, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))]);
}
