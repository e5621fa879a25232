/** Where a person is asked for by id, as `calls.getUser` says it: the contract is too large for the head of a page. */
const PERSON_PATH = "/server/as_vision_function/get/user";

const TIMEOUT_MS = 15_000;

interface Ahead {
  readonly address: string;
  /** Undefined where none came. */
  readonly answer: Promise<Response | undefined>;
}

declare global {
  /** What the head of the page has asked, until the app takes it: they are two scripts. */
  var personAhead: Ahead | undefined;
}

/** In the head of a page: asks for the person whom its address names while its scripts are on their way. */
export function askForPersonAhead(search: string): void {
  const id = new URLSearchParams(search).get("id");
  if (id === null) return;
  const address = `${PERSON_PATH}?${new URLSearchParams({ id })}`;
  const answer = fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => undefined);
  globalThis.personAhead = { address, answer };
}

/** What was asked ahead at this address, once; undefined where nothing was, or nothing came. */
export async function takenAhead(address: string): Promise<Response | undefined> {
  const ahead = globalThis.personAhead;
  if (ahead?.address !== address) return undefined;
  globalThis.personAhead = undefined;
  return ahead.answer;
}
