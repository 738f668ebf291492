import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { show } from '../../../test/show';
import { Flyout } from '../flyout';
import { ConfirmDialog } from './confirm-dialog';
import { DialogFrame } from './dialog-frame';

function Page() {
  const [open, setOpen] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setOpen(1)}>
        เปิด
      </button>
      {open > 0 && (
        <DialogFrame title="ชั้นแรก" width={600} onClose={() => setOpen(0)}>
          <button type="button" onClick={() => setOpen(2)}>
            เปิดอีก
          </button>
        </DialogFrame>
      )}
      {open > 1 && (
        <ConfirmDialog
          tone="warning"
          title="ชั้นสอง"
          text="แน่ใจหรือไม่"
          confirm={{ label: 'ยืนยัน', onPress: () => setOpen(0) }}
          cancel={{ label: 'ยกเลิก', onPress: () => setOpen(1) }}
        />
      )}
    </>
  );
}

test('Escape closes only the dialog in front, what lies behind is inert, and focus goes back', async () => {
  await show(<Page />);
  const opener = screen.getByRole('button', { name: 'เปิด' });
  await userEvent.click(opener);
  const second = await screen.findByRole('button', { name: 'เปิดอีก' });
  await waitFor(() => expect(document.activeElement).toBe(second));
  await userEvent.click(second);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('ยืนยัน'));
  expect(second.closest('[inert]')).not.toBeNull();
  // It lies in front of everything but the dialog in front, and dims it once.
  const [scrim, ...others] = document.querySelectorAll('.scrim');
  expect(others).toEqual([]);
  expect(scrim?.compareDocumentPosition(second)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(second));
  expect(second.closest('[inert]')).toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test('Escape closes a menu that is open in a dialog before the dialog, wherever the focus is', async () => {
  const close = vi.fn();
  await show(
    <DialogFrame title="ชั้นแรก" width={600} onClose={close}>
      <input aria-label="ช่อง" />
      <Flyout
        label="ส่งออก"
        button={(control) => (
          <button type="button" {...control}>
            เมนู
          </button>
        )}
      >
        {() => <p>รายการ</p>}
      </Flyout>
    </DialogFrame>,
  );
  const opener = await screen.findByRole('button', { name: 'เมนู' });
  await userEvent.click(opener);
  expect(screen.getByText('รายการ')).toBeTruthy();
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByText('รายการ')).toBeNull();
  expect(document.activeElement).toBe(opener);
  expect(close).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalledOnce();
});
