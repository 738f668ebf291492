import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../../test/show';
import { changeLanguage } from '../../platform/i18n';
import { ReleaseNotesDialog } from './release-notes-dialog';

const capabilities = {
  th: ['คณะกรรมการ', 'PIN', 'คิวอาร์โค้ด', 'ใบอนุญาต แบบ ๙ และแบบ ๑๐', 'รายงานการประชุม', 'กุญแจของระบบอื่น', 'webhook', 'เบราว์เซอร์', 'ไม่มีสัญญาณ', 'Ctrl K'],
  en: ['committee', 'PIN', 'QR code', 'licence forms 9 and 10', 'minutes of meetings', 'Keys', 'webhooks', 'web push', 'without a connection', 'Ctrl K'],
} as const;

test.each(['th', 'en'] as const)('the release notes name what the product can do, in %s', async (language) => {
  await show(<ReleaseNotesDialog onClose={() => undefined} />);
  await changeLanguage(language);
  const dialog = await screen.findByRole('dialog', { name: language === 'th' ? 'บันทึกการปรับปรุงระบบ' : 'Release notes' });
  for (const capability of capabilities[language]) expect(dialog.textContent).toContain(capability);
  expect(dialog.textContent).not.toContain('releaseNotes');
});
