import { notifications } from '@mantine/notifications';
import { fireEvent, screen, waitFor, waitForElementToBeRemoved } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { show } from '../../test/show';
import { toast } from './toast';
import { ToastPlacing } from './toasts/toast-placing';

afterEach(() => notifications.clean());

test('a toast is read out and its close button has a name', async () => {
  await show(null);
  toast({ title: 'มีหนังสือถึงท่าน', text: 'ขอเชิญประชุม' });
  expect((await screen.findByRole('status')).textContent).toContain('ขอเชิญประชุม');
  const gone = waitForElementToBeRemoved(() => screen.queryByText('ขอเชิญประชุม'));
  await userEvent.click(screen.getByRole('button', { name: 'ปิด' }));
  await gone;
});

const move = (clientX: number, pointerType = 'mouse') =>
  fireEvent(document.body, Object.assign(new MouseEvent('pointermove', { bubbles: true, clientX, clientY: 700 }), { pointerType }));

async function placing() {
  const onStand = vi.fn();
  await show(<ToastPlacing onStand={onStand} />);
  return () => onStand.mock.lastCall?.[0].isPassed;
}

test('a mouse that has not moved since a toast appeared neither holds nor presses it', async () => {
  const isPassed = await placing();
  move(60);
  toast({ title: 'บันทึกแล้ว' });
  await waitFor(() => expect(isPassed()).toBe(true));
  // Browsers tell of a move when the page moves under the pointer.
  move(60);
  expect(isPassed()).toBe(true);
  move(61);
  await waitFor(() => expect(isPassed()).toBe(false));
});

test('a finger presses a toast at once', async () => {
  const isPassed = await placing();
  move(60, 'touch');
  toast({ title: 'บันทึกแล้ว' });
  await screen.findByText('บันทึกแล้ว');
  expect(isPassed()).toBe(false);
});

const close = async (text: string) => {
  const gone = waitForElementToBeRemoved(() => screen.queryByText(text));
  await userEvent.click(await screen.findByRole('button', { name: 'ปิด' }));
  await gone;
};

test('the focus goes back to where it was when a toast is closed, and to the title where that has gone', async () => {
  await show(
    <>
      <h1>หน้าแรก</h1>
      <input aria-label="ค้นหา" />
      <ToastPlacing onStand={() => {}} />
    </>,
  );
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'ค้นหา' });
  field.focus();
  toast({ title: 'บันทึกแล้ว', text: 'ครั้งแรก' });
  await screen.findByText('ครั้งแรก');
  await close('ครั้งแรก');
  await waitFor(() => expect(document.activeElement).toBe(field));
  toast({ title: 'บันทึกแล้ว', text: 'ครั้งที่สอง' });
  await screen.findByText('ครั้งที่สอง');
  screen.getByRole('button', { name: 'ปิด' }).focus();
  field.disabled = true;
  await close('ครั้งที่สอง');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'หน้าแรก' })));
});
