import * as z from 'zod/mini';
import { endpoint, nothing } from '../endpoint';

/** Upload of a person's picture: a multipart form with one `file`. Answers `{ status, avatar }` with the new address. */
export const avatarUploadPath = '/api/core/avatar';

/** In bytes. */
export const maxAvatarBytes = 8 * 1024 * 1024;

/** SVG is refused because it can contain scripts. */
export const avatarTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;

export const avatarUploaded = z.object({ status: z.literal('success'), avatar: z.string() });

/** The address of a person's picture, or of the default one. `version` changes with the picture, for caches. */
export function avatarAddress(personId: number, version: string): string {
  return `/api/core/avatar/${personId}?v=${version}`;
}

export const removeAvatar = endpoint({
  name: 'removeAvatar',
  summary: 'Remove one’s own picture',
  method: 'POST',
  path: '/api/core/avatar/remove',
  kind: 'act',
  access: 'signedIn',
  request: nothing,
  response: nothing,
});
