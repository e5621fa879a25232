/** Why the server does not start, and what to do about it: both in plain words, for the person who started it. */
export class StartRefusal extends Error {
  readonly remedy: string;

  constructor(message: string, remedy: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "StartRefusal";
    this.remedy = remedy;
  }
}
