import * as z from 'zod/mini';
import { endpoint, nothing } from '../endpoint';
import { label } from '../wire';

export const settingsPage = z.object({
  menuId: z.number(),
  path: z.string(),
  name: label,
  mayManage: z.boolean(),
  pinned: z.boolean(),
});
export type SettingsPage = z.output<typeof settingsPage>;

/** The settings centre: the pages that the person may view, by group. */
export const settingsMenu = endpoint({
  name: 'settingsMenu',
  summary: 'The pages of the settings that the person may look at, by kind',
  method: 'GET',
  path: '/api/core/settings/menu',
  kind: 'read',
  access: 'signedIn',
  beforeConsent: true,
  request: nothing,
  response: z.object({
    groups: z.array(z.object({ menuId: z.number(), icon: z.string(), name: label, pages: z.array(settingsPage) })),
  }),
});

export const pinSettingsPage = endpoint({
  name: 'pinSettingsPage',
  summary: 'Keep a page of the settings at hand, or no longer',
  method: 'POST',
  path: '/api/core/settings/pin',
  kind: 'act',
  access: 'signedIn',
  request: z.object({ path: z.string().check(z.maxLength(100)), pinned: z.boolean() }),
  response: nothing,
});
