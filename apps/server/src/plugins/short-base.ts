import { API_BASE } from "@vedanga/contract";

const SHORT_BASE = "/v3-json/";

/**
 * The calls of the format answer under the path of the original too: clients that make an address from a host and a path
 * can only change the host.
 */
export const fullPath = (url: string): string =>
  url.startsWith(SHORT_BASE) ? `${API_BASE}/${url.slice(SHORT_BASE.length)}` : url;
