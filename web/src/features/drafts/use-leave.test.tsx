import { useNavigate } from '@tanstack/react-router';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
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
