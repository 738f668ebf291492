import { readFileSync } from 'node:fs';
import { pdfSignatures } from './pdf-signatures.mjs';

const buffers = (list) => list.map((one) => Buffer.from(one));

/** What the signatures in the PDF at a path say. */
export const signedFile = ({ path, anchors, timestampAnchors, revoked, outside, now }) =>
  pdfSignatures(readFileSync(path), {
    anchors: buffers(anchors),
    timestampAnchors: buffers(timestampAnchors),
    revoked,
    outside: { roots: buffers(outside.roots), certificates: buffers(outside.certificates) },
    now,
  });
