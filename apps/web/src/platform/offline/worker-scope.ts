/** The addresses that the worker serves. */
export const SCOPE = "/app/";
