/** Where the calls live, and where those of the v3-json format do. */
export const SERVER_BASE = "/server/as_vision_function";
export const API_BASE = `${SERVER_BASE}/api/v3-json`;
