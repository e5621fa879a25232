/** `lat`, or `lat-2` where another has that name; taken from now on. */
export function freeName(name: string, taken: Set<string>): string {
  let [free, count] = [name, 1];
  while (taken.has(free)) {
    count += 1;
    free = `${name}-${count}`;
  }
  taken.add(free);
  return free;
}
