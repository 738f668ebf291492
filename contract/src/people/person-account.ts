import * as z from 'zod/mini';
import { type Access, endpoint, nothing } from '../endpoint';
import { id } from '../wire';

const manage: Access = { menu: 'employee-information', right: 'manage' };

/** Upload of another person's picture, for people who may change persons: a multipart form with one `file`. */
export const personAvatarPath = '/api/core/people/avatar';

export const removePersonAvatar = endpoint({
  name: 'removePersonAvatar',
  summary: 'Take the picture of a person away',
  method: 'POST',
  path: '/api/core/people/remove-avatar',
  kind: 'act',
  access: manage,
  request: z.object({ personId: id }),
  response: nothing,
});

export const markDirectoryAccount = endpoint({
  name: 'markDirectoryAccount',
  summary: 'Let the directory of the agency check the password of an account, or this system; going back mails a link to set one',
  method: 'POST',
  path: '/api/core/people/mark-directory-account',
  kind: 'act',
  access: manage,
  request: z.object({ personId: id, byDirectory: z.boolean() }),
  response: nothing,
});

/** The password that counts now counts until another is set by the link. Refused for an account of the directory. */
export const mailPasswordLink = endpoint({
  name: 'mailPasswordLink',
  summary: 'Mail a person how to set a new password; what was mailed before counts no more',
  method: 'POST',
  path: '/api/core/people/mail-password-link',
  kind: 'act',
  access: manage,
  request: z.object({ personId: id }),
  response: nothing,
});

export const resetSecondFactor = endpoint({
  name: 'resetSecondFactor',
  summary: 'Remove a lost second factor of another person, with a reason; the owner is notified by mail',
  method: 'POST',
  path: '/api/core/people/reset-second-factor',
  kind: 'act',
  access: manage,
  request: z.object({ personId: id, reason: z.string().check(z.trim(), z.minLength(5), z.maxLength(500)) }),
  response: nothing,
});
