import { expect, test } from 'vitest';
import { isMeantBy } from './page-synonyms';

const page = (path: string) => ({ path, name: { th: '', en: '' } });

test.each([
  ['ผู้รักษาราชการแทน', 'acting'],
  ['ลาออก', 'employee-information'],
  ['resign', 'employee-information'],
  ['PIN', 'certificate-person'],
  ['pin', 'admin-configs'],
  ['เลขข้าม', 'number-check'],
  ['ผังองค์กร', 'setup-organization'],
  ['ชำนาญการ', 'position-level'],
  ['webhook', 'webhooks'],
  ['Backup  disk', 'system-health'],
  ['emblem', 'admin-configs'],
  ['ตราสัญลักษณ์', 'admin-configs'],
  ['committee', 'setup-organization'],
  ['คณะกรรมการ', 'setup-organization'],
  ['new year', 'registration-display'],
  ['เริ่มปีใหม่', 'registration-display'],
  ['reset', 'registration-display'],
  ['เริ่มเลขใหม่', 'registration-display'],
  ['authorities', 'certificate-person-auto/roots'],
  ['seal', 'certificate-person-auto/seals'],
  ['ตราประทับ', 'certificate-person-auto/seals'],
])('“%s” leads to %s', (typed, path) => {
  expect(isMeantBy(typed)(page(path))).toBe(true);
});

test('each typed word must be there, in any order', () => {
  const wanted = isMeantBy('password นโยบาย');
  expect(wanted(page('admin-configs'))).toBe(true);
  expect(wanted(page('employee-information'))).toBe(false);
});
