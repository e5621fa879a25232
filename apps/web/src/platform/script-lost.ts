/** The script of a screen or of a part of it did not come, or failed as it was read. */
export class ScriptLost extends Error {}
