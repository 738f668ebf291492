import * as z from 'zod/mini';

/** Upload of a picture for the text of a letter: a multipart form with one `file`. Answers `{ status, item }`. */
export const letterPictureUploadPath = '/api/sarabun/letter-picture';

/** In bytes. */
export const maxLetterPictureBytes = 15 * 1024 * 1024;

export const letterPictureUploaded = z.object({ status: z.literal('success'), item: z.object({ picture: z.string(), width: z.number(), height: z.number() }) });

/** A picture, readable by who sent it and by those who may know a letter that has it. */
export const letterPictureAddress = (picture: string) => `${letterPictureUploadPath}/${picture}`;
