/**
 * A value of the type TEXT (RFC 5545, 3.3.11): a backslash before what would end it, a line break as `\n`. Other control
 * characters are not allowed at all (TSAFE-CHAR), so each becomes a space.
 */
export const escapedText = (text: string): string =>
  text
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replace(/\r\n|[\r\n\u0085\u2028\u2029]/g, "\\n")
    .replace(/\p{Cc}/gu, " ");
