/** A command on a page, and what the page says that a terminal shows: its answer and what is noted beside it. */
export interface PageSession {
  readonly command: string;
  readonly shows: string;
}

const SESSION = /^```console\n\$ (.+)\n([\s\S]*?)^```$/gm;

/** The sessions of a page, in order. */
export const sessionsOf = (page: string): readonly PageSession[] =>
  [...page.matchAll(SESSION)].map(([, command = "", shows = ""]) => ({ command, shows }));
