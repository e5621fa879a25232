/** The texts that reasons name, each once: one that is named together with another, after a semicolon, is not named alone. */
export function sourcesOf(reasons: readonly { readonly source: string }[]): string[] {
  const sources = [...new Set(reasons.map(({ source }) => source))];
  return sources.filter((source) => !sources.some((other) => other.startsWith(`${source}; `)));
}
