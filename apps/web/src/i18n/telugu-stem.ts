/**
 * A Telugu noun as it stands before another: కార్తీకం in కార్తీక మాసం, పశ్చిమం in పశ్చిమ దిక్కు. Nouns that do not end
 * in -ం, and English ones, stay as they are.
 */
export const teluguStem = (noun: string): string => noun.replace(/ం$/u, "");
