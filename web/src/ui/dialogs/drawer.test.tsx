import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { show } from '../../../test/show';
import { useRequest } from '../forms/use-request';
import { DialogFoot, DialogForm } from './dialog-parts';
import { Drawer } from './drawer';

function Page() {
  const [open, setOpen] = useState(true);
  const [name, setName] = useState('');
  const act = useRequest();
  const close = () => setOpen(false);
  if (!open) return <p>ปิดแล้ว</p>;
  return (
    <Drawer title="คำนำหน้า" onClose={close}>
      <DialogForm act={act} onSubmit={close} foot={<DialogFoot submit="บันทึก" busy={false} onClose={close} />}>
        <input aria-label="ชื่อ" value={name} onChange={(event) => setName(event.target.value)} />
      </DialogForm>
    </Drawer>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'ชื่อ' });

test('a drawer asks before it closes over something typed, by whatever closes it, and keeps it', async () => {
  await show(<Page />);
  await userEvent.type(await screen.findByRole('textbox', { name: 'ชื่อ' }), 'พลเอก');
  for (const close of [
    () => userEvent.keyboard('{Escape}'),
    () => userEvent.click(screen.getByRole('button', { name: 'ปิด' })),
    () => userEvent.click(screen.getByRole('button', { name: 'ยกเลิก' })),
  ]) {
    await close();
    // What loses nothing is what Enter does.
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'แก้ไขต่อ' })));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(field().value).toBe('พลเอก');
  }
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'ไม่บันทึก' }));
  expect(await screen.findByText('ปิดแล้ว')).toBeTruthy();
});

function Choosing() {
  const [open, setOpen] = useState(true);
  const [way, setWay] = useState('parallel');
  const act = useRequest();
  const close = () => setOpen(false);
  if (!open) return <p>ปิดแล้ว</p>;
  return (
    <Drawer title="เส้นทาง" onClose={close}>
      <DialogForm act={act} values={{ way }} onSubmit={close} foot={<DialogFoot submit="บันทึก" busy={false} onClose={close} />}>
        {['parallel', 'sequence'].map((one) => (
          <button key={one} type="button" aria-pressed={way === one} onClick={() => setWay(one)}>
            {one}
          </button>
        ))}
      </DialogForm>
    </Drawer>
  );
}

test('a drawer asks about a choice made by a button, too, until it is taken back', async () => {
  await show(<Choosing />);
  await userEvent.click(await screen.findByRole('button', { name: 'sequence' }));
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'แก้ไขต่อ' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'sequence' }).getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'parallel' }));
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByText('ปิดแล้ว')).toBeTruthy();
});

test('a drawer in which nothing was typed, or that was saved, closes without a question', async () => {
  const { unmount } = await show(<Page />);
  await screen.findByRole('textbox', { name: 'ชื่อ' });
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByText('ปิดแล้ว')).toBeTruthy();
  unmount();
  await show(<Page />);
  await userEvent.type(await screen.findByRole('textbox', { name: 'ชื่อ' }), 'พลเอก');
  await userEvent.click(screen.getByRole('button', { name: /^บันทึก/ }));
  expect(await screen.findByText('ปิดแล้ว')).toBeTruthy();
});
