/** Where the second, third … word of a name starts, in UTF-8 bytes: "New Delhi" at 4. Words of one letter do not count. */
export function laterWordStarts(name: string): number[] {
  const starts: number[] = [];
  for (const match of name.matchAll(/[\s\-/(]+(?=[\p{L}\p{N}]{2})/gu)) {
    if (match.index > 0) starts.push(Buffer.byteLength(name.slice(0, match.index + match[0].length)));
  }
  return starts;
}
