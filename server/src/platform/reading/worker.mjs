/** What is done in the threads of the pool, far from the requests: whatever opens a file that a person sent. */

export { copied } from './copy.mjs';
export { comparedPages, pages, pdfLines, pdfText } from './pdf.mjs';
export { csv, workbook } from './sheets.mjs';
export { signedFile } from './signed-file.mjs';
export { stamp } from './stamp.mjs';
