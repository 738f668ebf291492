import type { Agency } from '@sarabun/contract/agencies/agency';
import { agencyOf } from '@sarabun/contract/agencies/all-agencies';
import type { FunctionCode } from '@sarabun/contract/agency-values/functions';
import { type RowsOf, standardRows } from '@sarabun/contract/agency-values/standard-rows';
import type { PageSettings } from '@sarabun/contract/portal/page-settings';

let read: { text: string; settings: PageSettings } | undefined;

/** What the server wrote into the page: which agency runs, in which mode and version. */
export function pageSettings(): PageSettings {
  const text = document.getElementById('settings')?.textContent ?? '';
  if (read?.text !== text) read = { text, settings: JSON.parse(text) as PageSettings };
  return read.settings;
}

/** Whether the agency uses a function of the product that it may do without. */
export function hasFunction(code: FunctionCode): boolean {
  return !pageSettings().functionsOff?.includes(code);
}

/** How many rows a page of such a list shows: what the agency has set, or the standard. */
export function rowsOn(lists: RowsOf): number {
  return pageSettings().rows?.[lists] ?? standardRows[lists];
}

/** The profile of the agency that runs. */
export function agency(): Agency {
  return agencyOf(pageSettings().agency);
}
