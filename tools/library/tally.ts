import { say } from "./say.ts";

/** What passed and what failed, over every kind of check. */
export class Tally {
  #passed = 0;
  readonly #failures: string[] = [];

  add(name: string, passed: number, failed: number): void {
    this.#passed += passed;
    for (let count = 0; count < failed; count++) this.#failures.push(name);
    say(`${name}: ${passed} passed, ${failed} failed`);
  }

  /** Prints the line that tools read and sets the exit code. */
  close(): void {
    const failed = this.#failures.length;
    if (failed > 0) say(`failed in: ${[...new Set(this.#failures)].join(", ")}`);
    process.stdout.write(`${this.#passed} passed, ${failed} failed\n`);
    process.exitCode = failed > 0 || this.#passed === 0 ? 1 : 0;
  }
}
