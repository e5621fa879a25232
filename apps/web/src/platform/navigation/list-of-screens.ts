/**
 * The address of the list of the files of all screens, which the build writes into each page. It is another in every build;
 * undefined where the app is worked on.
 */
export const listOfScreens = (): string | undefined => document.documentElement.dataset.screenFiles;
