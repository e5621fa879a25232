/**
 * Control characters, the two separators of lines and paragraphs, and halves of a character: they have no meaning in our
 * texts, and in a format read line by line (a calendar, a log) each may begin a new line. The
 * joiners of Telugu are not among them.
 */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u;

/** Whether a text is one line of characters that can be seen. */
export const isPlainText = (text: string): boolean => !UNSEEN.test(text);
