import * as z from 'zod/mini';
import { endpoint, nothing } from '../endpoint';

/** Where pictures of persons are uploaded: a multipart form with one `file`. Answers `{ status, avatar }` with the new address. */
export const avatarUploadPath = '/api/core/avatar';

/** Largest picture taken, in bytes. */
export const largestAvatar = 8 * 1024 * 1024;

/** Kinds of pictures taken. SVG is refused: it can carry scripts. */
export const avatarTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;

/** The answer to an upload. */
export const avatarUploaded = z.object({ status: z.literal('success'), avatar: z.string() });

/** The picture of a person, or the default one. `version` makes the address new when the picture is. */
export function avatarAddress(personId: number, version: string): string {
  return `/api/core/avatar/${personId}?v=${version}`;
}

/** Takes the own picture away. */
export const removeAvatar = endpoint({
  name: 'removeAvatar',
  summary: 'Take the own picture away',
  method: 'POST',
  path: '/api/core/avatar/remove',
  kind: 'act',
  access: 'signedIn',
  request: nothing,
  response: nothing,
});
