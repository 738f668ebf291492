import { PDFDocument } from '@cantoo/pdf-lib';

/**
 * A PDF for changing. Files that forbid printing or changing are encrypted under an empty password, and readers open them without asking; what is
 * made of them is not encrypted.
 */
export async function loadedPdf(content, how = {}) {
  const asked = { updateMetadata: false, ...how };
  try {
    return await PDFDocument.load(content, asked);
  } catch (error) {
    if (!/encrypt/i.test(String(error))) throw error;
    const document = await PDFDocument.load(content, { ...asked, password: '' });
    delete document.context.trailerInfo.Encrypt;
    return document;
  }
}
