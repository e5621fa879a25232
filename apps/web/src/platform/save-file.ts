/** Gives a file to the browser to keep. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has begun to read it by the next turn; Safari needs a little longer.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
