import { freeName } from "./free-name.ts";
import type { Operation } from "./operation.ts";

interface Reference {
  readonly $ref: string;
}

/** The parts of operations, each written once under a name and referred to wherever else it is. */
export class SharedParts {
  readonly #parameters = new NamedParts("parameters");
  readonly #bodies = new NamedParts("requestBodies");
  readonly #responses = new NamedParts("responses");

  /** The operation with references in place of its parts. */
  share({ parameters, requestBody, responses, ...others }: Operation, title: string): object {
    return {
      ...others,
      ...(parameters && { parameters: parameters.map((one) => this.#parameters.refer(one, one.name)) }),
      ...(requestBody && { requestBody: this.#bodies.refer(requestBody, title) }),
      responses: Object.fromEntries(
        Object.entries(responses).map(([code, one]) => [
          code,
          this.#responses.refer(one, code === "200" ? title : "Refusal"),
        ]),
      ),
    };
  }

  get components(): object {
    return {
      parameters: this.#parameters.written,
      requestBodies: this.#bodies.written,
      responses: this.#responses.written,
    };
  }
}

class NamedParts {
  readonly #place: string;
  readonly #nameOf = new Map<string, string>();
  readonly #taken = new Set<string>();
  readonly written: Record<string, object> = {};

  constructor(place: string) {
    this.#place = `#/components/${place}/`;
  }

  refer(part: object, title: string): Reference {
    const text = JSON.stringify(part);
    const known = this.#nameOf.get(text);
    if (known !== undefined) return { $ref: this.#place + known };
    const name = freeName(title, this.#taken);
    this.#nameOf.set(text, name);
    this.written[name] = part;
    return { $ref: this.#place + name };
  }
}
