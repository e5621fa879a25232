/** Host and port the page came from; where the server draws, a mark in whose place it writes them. */
export const PUBLIC_HOST = typeof location === "undefined" ? "%PUBLIC_HOST%" : location.host;
