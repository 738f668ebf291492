/** The level of the last signature in a PDF (EN 319 142-1): basic, with a trusted time, with what is needed to check it long after. */
export const pdfLevels = ['B-B', 'B-T', 'B-LT'] as const;
export type PdfLevel = (typeof pdfLevels)[number];
