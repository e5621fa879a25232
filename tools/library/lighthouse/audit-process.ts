import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Language } from "@vedanga/names/language";
import type { Answer, Question } from "./audit-worker.ts";

/** A browser of a language with Lighthouse beside it, in a process of its own. */
export class AuditProcess {
  readonly #child: ChildProcess;
  /** Fails when the process ends. One for all questions: each would add a listener that stays. */
  readonly #ended: Promise<never>;
  readonly #ready: Promise<unknown>;

  constructor(language: Language) {
    this.#child = fork(join(import.meta.dirname, "audit-worker.ts"), [language], { execArgv: [] });
    this.#ended = once(this.#child, "exit").then(() => {
      throw new Error("the audit ended without an answer");
    });
    this.#ended.catch(() => {});
    this.#ready = this.#next();
  }

  async ask<Q extends Question>(question: Q): Promise<Extract<Answer, { readonly ask: Q["ask"] }>> {
    await this.#ready;
    const answered = this.#next();
    this.#child.send(question);
    return (await answered) as Extract<Answer, { readonly ask: Q["ask"] }>;
  }

  close(): void {
    if (this.#child.connected) this.#child.disconnect();
  }

  /** The next message; a process that ends without one has failed, and has said why. */
  async #next(): Promise<unknown> {
    const [message] = await Promise.race([once(this.#child, "message"), this.#ended]);
    return message;
  }
}
