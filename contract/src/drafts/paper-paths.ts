import type { InkMove } from '../signing/signature-place';

/** The PDF of a letter, opened by the browser; an unsigned one is set from its text. `revision` only distinguishes addresses. */
export const letterPdfPath = (documentId: number, revision: number | string) => `/api/sarabun/letter-pdf/${documentId}?revision=${revision}`;

/** The same with the signature that the reader may give it now: with an own picture, or with the name typed (null), moved or as the form has it. */
export const letterToSignPath = (documentId: number, revision: number, pictureId: number | null, move: InkMove | null = null) =>
  `${letterPdfPath(documentId, revision)}&signature=${pictureId ?? 'typed'}${move ? `&move=${move.right},${move.down}` : ''}`;
