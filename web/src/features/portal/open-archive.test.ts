import { openArchive as endpoint } from '@sarabun/contract/portal/archive';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answerCalls, on, Refused } from '../../../test/network';
import { show } from '../../../test/show';
import { openArchive } from './open-archive';

const address = 'https://archive.example.go.th/pre-login?sso=ticket-1';
const tab = () => ({ opener: window as Window | null, location: { replace: vi.fn() }, close: vi.fn() });

test('the archive opens in a tab of its own, which cannot reach back, with a ticket', async () => {
  const opened = tab();
  const open = vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
  answerCalls(on(endpoint, () => ({ address })));
  const opening = openArchive();
  expect(open).toHaveBeenCalledExactlyOnceWith('', '_blank');
  await opening;
  expect(opened.location.replace).toHaveBeenCalledExactlyOnceWith(address);
  expect(opened.opener).toBeNull();
});

test('a person without a ticket is told why, and no empty tab stays', async () => {
  const opened = tab();
  vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
  answerCalls(on(endpoint, () => new Refused(404, { message: 'ไม่พบคลังเอกสาร' })));
  await show(null);
  await openArchive();
  expect(await screen.findByText('ไม่พบคลังเอกสาร')).toBeTruthy();
  expect(opened.close).toHaveBeenCalledOnce();
  expect(opened.location.replace).not.toHaveBeenCalled();
});
