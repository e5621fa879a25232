/** How long the server is waited for where this device has something to show in its place: a page, or an answer. */
export const PATIENCE_MS = 4000;
