import { avatarUploadPath } from '@sarabun/contract/account/avatar';
import { allEndpoints } from '@sarabun/contract/all-endpoints';
import { intranetUploadPath } from '@sarabun/contract/collections/intranet';
import { uploadPath } from '@sarabun/contract/documents/register-incoming';
import { takesKey } from '@sarabun/contract/endpoint';
import { manualPicturePath } from '@sarabun/contract/manuals/manuals';
import { personAvatarPath } from '@sarabun/contract/people/person-account';
import { masterTables } from '@sarabun/contract/settings/all-tables';
import { masterUploadPath } from '@sarabun/contract/settings/master-calls';
import { fileFields } from '@sarabun/contract/settings/master-table';
import { pictureUploadPath } from '@sarabun/contract/signing/signature-pictures';
import { describe, expect, it, vi } from 'vitest';
import * as account from '../test/every-act/account';
import * as documents from '../test/every-act/documents';
import * as further from '../test/every-act/further';
import { openOffice } from '../test/every-act/office';
import * as organization from '../test/every-act/organization';
import * as ownLetters from '../test/every-act/own-letters';
import * as people from '../test/every-act/people';
import * as registers from '../test/every-act/registers';
import * as rights from '../test/every-act/rights';
import { onPage } from '../test/every-act/settings';

vi.setConfig({ testTimeout: 60_000 });
const office = await openOffice();

/** Every act of the product, sent twice at once with one key and once more: it is done once, and answered alike each time. */
describe('twice at once is done once', () => {
  it.each(masterTables.map((table) => [table.path, table] as const))('on the page %s', (_path, table) => onPage(office, table));
  const stories = { ...people, ...rights, ...organization, ...account, ...documents, ...ownLetters, ...registers, ...further };
  it.each(Object.entries(stories))('%s', (_name, story) => story(office));

  it('nothing was left out', () => {
    const acts = allEndpoints.filter(takesKey).map(({ name }) => name);
    expect(acts.filter((name) => !office.twice.sent.has(name))).toEqual([]);
    const uploads = [uploadPath, avatarUploadPath, personAvatarPath, pictureUploadPath, manualPicturePath, intranetUploadPath];
    const files = masterTables.flatMap((table) => fileFields(table).map(([field]) => masterUploadPath(table.path, field)));
    expect([...uploads, ...files].filter((path) => ![...office.twice.sent].some((name) => name.split('?')[0] === path))).toEqual([]);
  });
});
