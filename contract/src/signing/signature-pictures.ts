import * as z from 'zod/mini';
import { endpoint, nothing } from '../endpoint';
import { id, moment } from '../wire';

/** Where a signature picture is uploaded: a multipart form with one `file`. Answers `{ status, item }`. */
export const pictureUploadPath = '/api/sarabun/signature-picture';

/** Largest picture taken, in bytes. */
export const largestPicture = 4 * 1024 * 1024;

/** A drawn signature is smaller than this in neither direction, in pixels: a dot is no signature. */
export const leastPicture = { width: 40, height: 16 };

const picture = z.object({ pictureId: z.number(), createdAt: moment });
export type SignaturePicture = z.output<typeof picture>;

/** The answer to an upload. */
export const pictureUploaded = z.object({ status: z.literal('success'), item: picture });

/** A picture, given to its owner alone. */
export const pictureAddress = (pictureId: number) => `/api/sarabun/signature-picture/${pictureId}`;

/** The person's own signature pictures, newest first. */
export const signaturePictures = endpoint({
  name: 'signaturePictures',
  summary: 'The own signature pictures',
  method: 'GET',
  path: '/api/sarabun/signature-pictures',
  kind: 'read',
  access: 'signedIn',
  request: nothing,
  response: z.object({ items: z.array(picture) }),
});

/** Takes an own signature picture away. Letters that were signed with it keep it. */
export const removeSignaturePicture = endpoint({
  name: 'removeSignaturePicture',
  summary: 'Take an own signature picture away',
  method: 'POST',
  path: '/api/sarabun/remove-signature-picture',
  kind: 'act',
  access: 'signedIn',
  request: z.object({ pictureId: id }),
  response: nothing,
});
