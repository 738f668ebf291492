import { withdrawDraft } from '@sarabun/contract/signing/own-letter';
import { useNavigate } from '@tanstack/react-router';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answerCalls, on, Refused } from '../../../test/network';
import { show } from '../../../test/show';
import { Arrival, useLeave } from './use-leave';

function Page() {
  const navigate = useNavigate();
  const leave = useLeave();
  return (
    <>
      <button type="button" onClick={() => void navigate({ to: '/sarabun/compose', search: { document: 7 } })}>
        write
      </button>
      <button type="button" onClick={() => leave({ documentId: 7, subject: 'เรื่อง' })}>
        send
      </button>
    </>
  );
}

test.each([
  ['queue=jobReceived2&document=7&leg=70', 'queue=jobReceived2', 'among the others of its queue'],
  ['queue=jobReceived2&document=5&leg=50', 'queue=jobReceived2&document=5&leg=50', 'at the other letter'],
])('whoever came from ?%s and sent letter 7 up is at ?%s: %s', async (from, to) => {
  const { place } = await show(
    <Arrival value={{ arrivedAt: 1 }}>
      <Page />
    </Arrival>,
    `/sarabun/dashboard?${from}`,
  );
  await userEvent.click(screen.getByRole('button', { name: 'write' }));
  await waitFor(() => expect(place()).toContain('compose'));
  await userEvent.click(screen.getByRole('button', { name: 'send' }));
  await waitFor(() => expect(place()).toBe(`/sarabun/dashboard?${to}`));
  await new Promise((done) => setTimeout(done, 20));
  expect(place()).toBe(`/sarabun/dashboard?${to}`);
});

test('what was sent up by mistake is taken back by the toast, and is open to be changed again', async () => {
  const made = answerCalls(on(withdrawDraft, ({ documentId }) => ({ item: { documentId, legIds: [] } })));
  const { place } = await show(
    <Arrival value={{ arrivedAt: 1 }}>
      <Page />
    </Arrival>,
    '/sarabun/dashboard',
  );
  await userEvent.click(screen.getByRole('button', { name: 'write' }));
  await waitFor(() => expect(place()).toContain('compose'));
  await userEvent.click(screen.getByRole('button', { name: 'send' }));
  await userEvent.click(await screen.findByRole('button', { name: /^ดึงคืน/ }));
  await waitFor(() => expect(place()).toBe('/sarabun/compose?document=7'));
  expect(made.map(({ name, input }) => [name, input])).toEqual([['withdrawDraft', { documentId: 7 }]]);
  expect(await screen.findByText('ดึงร่างคืนแล้ว อยู่ในร่างหนังสือของฉัน')).toBeTruthy();
});

test('what went too far to be taken back is told as such', async () => {
  answerCalls(on(withdrawDraft, () => new Refused(409, { code: 'alreadyMoved', message: 'หัวหน้าลงนามแล้ว' })));
  const { place } = await show(
    <Arrival value={{ arrivedAt: 0 }}>
      <Page />
    </Arrival>,
    '/sarabun/compose?document=7',
  );
  await userEvent.click(screen.getByRole('button', { name: 'send' }));
  await userEvent.click(await screen.findByRole('button', { name: /^ดึงคืน/ }));
  expect(await screen.findByText('หัวหน้าลงนามแล้ว')).toBeTruthy();
  expect(place()).toBe('/sarabun/dashboard');
});
