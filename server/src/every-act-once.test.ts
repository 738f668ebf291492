import { allEndpoints } from '@sarabun/contract/all-endpoints';
import { ocspPath } from '@sarabun/contract/certificates/certificate-settings';
import { registerIncoming, uploadPath } from '@sarabun/contract/documents/register-incoming';
import { takesKey } from '@sarabun/contract/endpoint';
import { lineWebhookAddress } from '@sarabun/contract/line/line-account';
import { masterTables } from '@sarabun/contract/settings/all-tables';
import { comparePath } from '@sarabun/contract/signing/verify-document';
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
import { addressesSentTo } from '../test/every-act/twice';

vi.setConfig({ testTimeout: 60_000 });
const office = await openOffice();

/** Every act is sent twice at once with one key, then once more: it is done once and gets the same answer each time. */
describe('twice at once is done once', () => {
  it.each(masterTables.map((table) => [table.path, table] as const))('on the page %s', (_path, table) => onPage(office, table));
  const stories = { ...people, ...rights, ...organization, ...account, ...documents, ...ownLetters, ...registers, ...further };
  it.each(Object.entries(stories))('%s', (_name, story) => story(office));

  it('nothing was left out', () => {
    const { portal, twice } = office;
    expect(allEndpoints.filter((one) => takesKey(one) && !twice.sent.has(one.name)).map(({ name }) => name)).toEqual([]);
    const sentTo = new Set([...twice.sent].map((name) => name.split('?')[0]));
    // A file that is compared is not kept, an answer about a certificate changes nothing, and LINE sends no key: its nonce counts once.
    const calls = new Set<string>([...allEndpoints.map(({ path }) => path), comparePath, ocspPath, lineWebhookAddress]);
    const addresses = addressesSentTo(portal);
    expect(addresses).toEqual(expect.arrayContaining([uploadPath, registerIncoming.path]));
    expect(addresses.filter((address) => !calls.has(address) && !sentTo.has(address))).toEqual([]);
  });
});
