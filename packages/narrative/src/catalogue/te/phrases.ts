/** "అ", "అ, ఆ", with the last joined by మరియు's natural substitute, the comma; `last` only where a choice is meant. */
export function listed(items: readonly string[], last?: "లేదా"): string {
  if (last === undefined) return items.join(", ");
  const [final = "", ...before] = items.toReversed();
  return before.length === 0 ? final : `${before.toReversed().join(", ")} ${last} ${final}`;
}
