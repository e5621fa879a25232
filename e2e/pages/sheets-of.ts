/** How many sheets a PDF has. Chromium writes its page objects uncompressed. */
export const sheetsOf = (pdf: Buffer): number =>
  pdf.toString("latin1").match(/\/Type\s*\/Page(?![A-Za-z])/g)?.length ?? 0;
