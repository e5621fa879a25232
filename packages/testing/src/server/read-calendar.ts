/** One event as a reader of RFC 5545 finds it: properties by name, text unescaped. */
export type ReadEvent = Readonly<Record<string, string>>;

export interface ReadCalendar {
  readonly properties: ReadEvent;
  readonly events: readonly ReadEvent[];
}

const LONGEST_LINE_OCTETS = 75;

/**
 * Reads iCalendar text as strictly as RFC 5545 writes it: CRLF alone, lines of at most 75 octets, folded ones joined,
 * components closed in order, every mark of a text escaped. Throws for anything else.
 */
export function readCalendar(text: string): ReadCalendar {
  if (/[^\r]\n|\r(?!\n)/.test(text) || !text.endsWith("\r\n")) throw new Error("a line does not end in CRLF");
  const physical = text.slice(0, -2).split("\r\n");
  for (const line of physical) {
    if (line === "") throw new Error("an empty line");
    if (Buffer.byteLength(line) > LONGEST_LINE_OCTETS) throw new Error(`a line of ${Buffer.byteLength(line)} octets`);
    if (!Buffer.from(line).toString().isWellFormed()) throw new Error("a letter is cut in two");
  }
  const lines = text.slice(0, -2).replaceAll("\r\n ", "").split("\r\n");
  if (lines.shift() !== "BEGIN:VCALENDAR" || lines.pop() !== "END:VCALENDAR") throw new Error("not one VCALENDAR");
  const properties: Record<string, string> = {};
  const events: ReadEvent[] = [];
  let open: Record<string, string> | undefined;
  for (const line of lines) {
    if (/[\p{Cc}\u2028\u2029]/u.test(line)) throw new Error("a control character in a line");
    if (line === "BEGIN:VEVENT" && !open) open = {};
    else if (line === "END:VEVENT" && open) {
      events.push(open);
      open = undefined;
    } else put(open ?? properties, line);
  }
  if (open) throw new Error("an event is not closed");
  return { properties, events };
}

/** Properties whose value is one TEXT (RFC 5545, 3.8.1.5 and 3.8.1.12; RFC 7986, 5.1). */
const isText = (name: string): boolean => ["NAME", "X-WR-CALNAME", "SUMMARY", "DESCRIPTION"].includes(name);
/** 3.3.11: a backslash, semicolon or comma may only follow a backslash. */
const ESCAPED = /^(?:[^\\;,]|\\[\\;,nN])*$/u;

function put(into: Record<string, string>, line: string): void {
  const [, name, value] = /^([A-Z-]+(?:;[A-Z-]+=[^:;]+)*):(.*)$/.exec(line) ?? [];
  if (name === undefined || value === undefined) throw new Error(`not a property: ${line}`);
  if (isText(name) && !ESCAPED.test(value)) throw new Error(`${name} has a mark that is not escaped: ${value}`);
  if (name in into) throw new Error(`${name} occurs twice`);
  into[name] = value.replace(/\\([nN,;\\])/g, (_, mark: string) => (mark.toLowerCase() === "n" ? "\n" : mark));
}
