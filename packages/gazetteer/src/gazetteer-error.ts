/** The embedded places cannot be used: the file is not one of ours, is damaged, or is of another version. */
export class GazetteerError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "GazetteerError";
  }
}
