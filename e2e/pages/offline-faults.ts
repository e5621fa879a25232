/** What the browser and the app write down when a request does not reach the server. */
export const OFFLINE_FAULTS = [/^request: /, /Failed to load resource/, /could not be reached/];
