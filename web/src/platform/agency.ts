import type { Agency } from '@sarabun/contract/agencies/agency';
import { agencyOf } from '@sarabun/contract/agencies/all-agencies';
import type { FunctionCode } from '@sarabun/contract/agency-values/functions';
import { brandPictureAddress, withOwnBrand } from '@sarabun/contract/agency-values/own-brand';
import { type RowsOf, standardRows } from '@sarabun/contract/agency-values/standard-rows';
import type { PageSettings } from '@sarabun/contract/portal/page-settings';

let read: { text: string; settings: PageSettings } | undefined;

/** What the server wrote into the page: agency, mode and version. */
export function pageSettings(): PageSettings {
  const text = document.getElementById('settings')?.textContent ?? '';
  if (read?.text !== text) read = { text, settings: JSON.parse(text) as PageSettings };
  return read.settings;
}

/** Whether the agency uses an optional function of the product. */
export function hasFunction(code: FunctionCode): boolean {
  return !pageSettings().functionsOff?.includes(code);
}

/** Rows per page of a list: the agency's setting, or the default. */
export function rowsOn(lists: RowsOf): number {
  return pageSettings().rows?.[lists] ?? standardRows[lists];
}

let branded: { settings: PageSettings; agency: Agency } | undefined;

/** The profile of the running agency, with the name and colours that it set for itself. */
export function agency(): Agency {
  const settings = pageSettings();
  if (branded?.settings !== settings) branded = { settings, agency: withOwnBrand(agencyOf(settings.agency), settings.brand ?? null) };
  return branded.agency;
}

/** The address of a picture that the agency gave for itself; null if it uses that of its profile. */
export function ownPicture(kind: 'emblem' | 'signIn'): string | null {
  const { brand } = pageSettings();
  const id = kind === 'emblem' ? brand?.emblemId : brand?.signInId;
  return id ? brandPictureAddress(id) : null;
}
