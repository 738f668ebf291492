import * as z from 'zod/mini';
import { endpoint, nothing } from '../endpoint';
import { id, moment } from '../wire';

/** Upload of a signature picture: a multipart form with one `file`. Answers `{ status, item }`. */
export const pictureUploadPath = '/api/sarabun/signature-picture';

/** In bytes. */
export const maxPictureBytes = 4 * 1024 * 1024;

/** The smallest drawn signature in pixels: a dot is not a signature. */
export const minPictureSize = { width: 40, height: 16 };

const picture = z.object({ pictureId: z.number(), createdAt: moment });
export type SignaturePicture = z.output<typeof picture>;

export const pictureUploaded = z.object({ status: z.literal('success'), item: picture });

/** A picture, readable only by its owner. */
export const pictureAddress = (pictureId: number) => `/api/sarabun/signature-picture/${pictureId}`;

/** The person's own signature pictures, newest first. */
export const signaturePictures = endpoint({
  name: 'signaturePictures',
  summary: 'One’s own signature pictures',
  method: 'GET',
  path: '/api/sarabun/signature-pictures',
  kind: 'read',
  access: 'signedIn',
  request: nothing,
  response: z.object({ items: z.array(picture) }),
});

/** Removes one's own signature picture. Letters signed with it keep it. */
export const removeSignaturePicture = endpoint({
  name: 'removeSignaturePicture',
  summary: 'Remove one’s own signature picture',
  method: 'POST',
  path: '/api/sarabun/remove-signature-picture',
  kind: 'act',
  access: 'signedIn',
  request: z.object({ pictureId: id }),
  response: nothing,
});
