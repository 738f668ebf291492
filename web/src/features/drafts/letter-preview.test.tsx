import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { officer } from '../../../test/person';
import { show } from '../../../test/show';
import { openSession } from '../../platform/session';
import { LetterPreview } from './letter-preview';

test('names a character that cannot be printed as soon as it is saved', async () => {
  openSession('t-1', officer);
  const message = 'พิมพ์อักขระ “漢” (U+6F22) ไม่ได้';
  const asked = vi.fn(async (_address: string) => Response.json({ status: 'error', code: 'unprintableCharacter', message }, { status: 422 }));
  vi.stubGlobal('fetch', asked);
  await show(<LetterPreview kept={{ documentId: 7, revision: 3 }} saving={false} />, '/sarabun/compose');
  await screen.findByText(message);
  expect(asked.mock.calls[0]?.[0]).toBe('/api/sarabun/letter-pdf/7?revision=3');
});
