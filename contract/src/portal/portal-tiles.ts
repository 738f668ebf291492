import * as z from 'zod/mini';
import { endpoint, nothing } from '../endpoint';
import { id } from '../wire';
import { menuBelow, menuItem } from './menus';

/** What a system reports about itself, in the reader's language: “3 requests”. */
const figure = z.object({ count: z.number(), label: z.string() });

const portalTile = z.object({
  item: menuItem,
  /** One line about the system, in the reader's language. */
  detail: z.string(),
  /** Null if the system reports nothing, or nothing that is still true. */
  figure: z.nullable(figure),
  isHidden: z.boolean(),
});
export type PortalTile = z.output<typeof portalTile>;

export const portalTiles = endpoint({
  name: 'portalTiles',
  summary: 'The systems on the portal as the person has arranged them, with what each reports',
  method: 'GET',
  path: '/api/service/portal',
  kind: 'read',
  access: 'signedIn',
  request: nothing,
  response: z.object({ tiles: z.array(portalTile), below: z.array(menuBelow) }),
});

const ids = z.array(id).check(z.maxLength(300));

/** Keeps the order of the person's tiles, and which of them are hidden. Empty lists bring back the order of the office. */
export const arrangePortal = endpoint({
  name: 'arrangePortal',
  summary: 'Put the tiles of the own portal in an order, and hide some',
  method: 'POST',
  path: '/api/service/portal/arrange',
  kind: 'act',
  access: 'signedIn',
  labels: { menuIds: { th: 'ลำดับของระบบงาน', en: 'Order of the systems' }, hiddenIds: { th: 'ระบบงานที่ซ่อน', en: 'Hidden systems' } },
  request: z.object({ menuIds: ids, hiddenIds: ids }),
  response: nothing,
});
