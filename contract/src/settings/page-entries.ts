import type { Label } from '../values/label';
import { isMeantBy } from './page-synonyms';
import type { SettingsPage } from './settings-menu';

/** What a page holds besides its rows: listed and found like a page, and opened by the tab in its address. */
const parts: Readonly<Record<string, readonly { tab: string; name: Label }[]>> = {
  'certificate-person-auto': [
    { tab: 'roots', name: { th: 'ผู้ออกใบรับรองที่เชื่อถือ', en: 'Trusted authorities' } },
    { tab: 'seals', name: { th: 'ตราของหน่วยงาน (ใบรับรอง)', en: 'Seal of the agency (certificates)' } },
  ],
};

/** A line of the settings' list: a page, or a part of one. */
export interface PageEntry {
  page: SettingsPage;
  /** Undefined for the page itself. */
  tab: string | undefined;
  name: Label;
  /** What it is searched by. */
  path: string;
}

/** A page and its parts, in the order of the list. */
export function entriesOf(page: SettingsPage): PageEntry[] {
  return [
    { page, tab: undefined, name: page.name, path: page.path },
    ...(parts[page.path] ?? []).map(({ tab, name }) => ({ page, tab, name, path: `${page.path}/${tab}` })),
  ];
}

/** The entries of a group that are meant by what was typed. */
export const entriesMeantBy = (typed: string, pages: readonly SettingsPage[]): PageEntry[] => pages.flatMap(entriesOf).filter(isMeantBy(typed));
