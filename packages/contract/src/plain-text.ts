/**
 * Control characters, the two separators of lines and paragraphs, and halves of a character: in none of our texts do they
 * stand for anything, and in what others read line by line (a calendar, a log) each may begin a line of its own. The
 * joiners of Telugu are not among them.
 */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u;

/** Whether a text is one line of characters that can be seen. */
export const isPlainText = (text: string): boolean => !UNSEEN.test(text);
