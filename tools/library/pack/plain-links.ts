const RELATIVE_LINK = /\[([^\]]+)\]\(\.\.\/[^)]+\)/g;

/** A page without the links out of its package, to files which those who install a package do not have. */
export const withoutRelativeLinks = (page: string): string => page.replaceAll(RELATIVE_LINK, "$1");
