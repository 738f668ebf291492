import type { RequestItem } from '@sarabun/contract/certificates/certificate';
import { certificatesOfPerson } from '@sarabun/contract/certificates/person-certificates';
import { settingsMenu } from '@sarabun/contract/settings/settings-menu';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answerCalls, on } from '../../../test/network';
import { officer } from '../../../test/person';
import { show } from '../../../test/show';
import { openSession } from '../../platform/session';
import { PersonCertificatesScreen } from './person-screen';

beforeEach(() => openSession('t-1', officer));

const request: RequestItem = {
  ...{ requestId: 9, kind: 'asked', reason: 'ต้องลงนาม', requestedAt: new Date('2026-11-22T10:00:00+07:00'), state: 'waiting' },
  ...{ decidedAt: null, decidedBy: '', byRule: false, answer: '', collectUntil: null },
};
const person = { personId: 3, name: 'สมชาย ใจดี', positionName: '', unitName: 'กองคลัง', inOffice: true, isOneself: false, state: 'waiting' as const };

/** The person with these requests, and whether who looks may decide. */
async function shown({ requests, mayManage, personId = 3 }: { requests: RequestItem[]; mayManage: boolean; personId?: number }) {
  const page = (path: string, menuId: number) => ({ menuId, path, name: { th: path, en: path }, mayManage, pinned: false });
  answerCalls(
    on(settingsMenu, () => ({
      groups: [
        {
          ...{ menuId: 3150, icon: 'certificate', name: { th: 'ลงนาม', en: 'Signing' } },
          pages: [page('certificate-person', 3203), page('certificate-person-request', 3204)],
        },
      ],
    })),
    on(certificatesOfPerson, () => ({ item: { ...person, personId, certificates: [], requests } })),
  );
  await show(<PersonCertificatesScreen personId={personId} />);
  await screen.findByRole('heading', { name: 'คำขอและการเสนอ' });
  return screen.queryByRole('link', { name: 'พิจารณาคำขอของ สมชาย ใจดี' })?.getAttribute('href') ?? null;
}

test('a waiting request leads to where it is decided', async () => {
  const href = await shown({ requests: [request], mayManage: true });
  expect(href).toContain('/settings/3204/certificate-person-request?');
  // A search by the shown name, with its prefix, would find nobody.
  expect([...new URLSearchParams(href?.split('?')[1])]).toEqual([['tab', 'waiting']]);
});

test.each([
  ['nothing waits', { requests: [{ ...request, state: 'refused' as const }], mayManage: true }],
  ['who looks may not decide', { requests: [request], mayManage: false }],
  ['it is their own', { requests: [request], mayManage: true, personId: officer.personId }],
])('no such way where %s', async (_, given) => {
  expect(await shown(given)).toBeNull();
});
