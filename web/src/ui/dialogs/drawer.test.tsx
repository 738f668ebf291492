import { useNavigate, useSearch } from '@tanstack/react-router';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { officer } from '../../../test/person';
import { show } from '../../../test/show';
import { openSession } from '../../platform/session';
import { useDraft } from '../forms/use-draft';
import { useRequest } from '../forms/use-request';
import { AskingDialog } from './asking-dialog';
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

/** As on the pages of settings: the address says which row is open, and a saved form leads back. */
function Addressed({ answer }: { answer: () => Promise<object> }) {
  const { row } = useSearch({ strict: false }) as { row?: number };
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const act = useRequest();
  const asked = useRequest();
  const [asks, setAsks] = useState(false);
  const close = () => void navigate({ to: '.', search: {} as never } as never);
  if (row === undefined) return <p>ปิดแล้ว</p>;
  return (
    <Drawer title="คำนำหน้า" onClose={close}>
      <DialogForm act={act} values={{ name }} onSubmit={() => act.run(answer, close)} foot={<DialogFoot submit="บันทึก" busy={act.busy} onClose={close} />}>
        <input aria-label="ชื่อ" value={name} onChange={(event) => setName(event.target.value)} />
        <button type="button" onClick={() => setAsks(true)}>
          ปิดบัญชี
        </button>
        {asks && (
          <AskingDialog title="ปิดบัญชี" act={asked} submit="ยืนยัน" onSubmit={() => asked.run(answer, () => setAsks(false))} onClose={() => setAsks(false)}>
            <input aria-label="เหตุผล" data-autofocus />
          </AskingDialog>
        )}
      </DialogForm>
    </Drawer>
  );
}

test('a saved form closes its drawer without a question, also if the address holds the row', async () => {
  const { place } = await show(<Addressed answer={async () => ({})} />, '/settings/1/x?row=11');
  await userEvent.type(await screen.findByRole('textbox', { name: 'ชื่อ' }), 'พลเอก');
  await userEvent.click(screen.getByRole('button', { name: /^บันทึก/ }));
  expect(await screen.findByText('ปิดแล้ว')).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(place()).not.toContain('row');
});

test('a form whose request was refused is still asked about', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await show(<Addressed answer={() => Promise.reject(new Error('no'))} />, '/settings/1/x?row=11');
  await userEvent.type(await screen.findByRole('textbox', { name: 'ชื่อ' }), 'พลเอก');
  await userEvent.click(screen.getByRole('button', { name: /^บันทึก/ }));
  await screen.findByRole('alert');
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByRole('alertdialog')).toBeTruthy();
});

test('what is typed and saved in a dialog over the drawer says nothing about the drawer', async () => {
  const { unmount } = await show(<Addressed answer={async () => ({})} />, '/settings/1/x?row=11');
  await userEvent.click(await screen.findByRole('button', { name: 'ปิดบัญชี' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'เหตุผล' }), 'ลา');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'เหตุผล' })).toBeNull());
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByText('ปิดแล้ว')).toBeTruthy();
  unmount();
  await show(<Addressed answer={async () => ({})} />, '/settings/1/x?row=11');
  await userEvent.type(await screen.findByRole('textbox', { name: 'ชื่อ' }), 'พลเอก');
  await userEvent.click(screen.getByRole('button', { name: 'ปิดบัญชี' }));
  await userEvent.click(await screen.findByRole('button', { name: /^ยืนยัน/ }));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'เหตุผล' })).toBeNull());
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByRole('alertdialog')).toBeTruthy();
});

function Keeping({ refuses = false }: { refuses?: boolean }) {
  const [open, setOpen] = useState(true);
  const kept = useDraft('test', { name: '' });
  const act = useRequest();
  const close = () => setOpen(false);
  const save = () =>
    act.run(async () => {
      if (refuses) throw new Error('refused');
    }, close);
  if (!open) return <p>ปิดแล้ว</p>;
  return (
    <Drawer title="คำนำหน้า" onClose={close}>
      <DialogForm act={act} kept={kept} onSubmit={save} foot={<DialogFoot submit="บันทึก" busy={false} onClose={close} />}>
        <input aria-label="ชื่อ" value={kept.draft.name} onChange={(event) => kept.change({ name: event.target.value })} />
      </DialogForm>
    </Drawer>
  );
}

/** As after a reload. */
async function again(refuses = false) {
  cleanup();
  await show(<Keeping refuses={refuses} />);
  return (await screen.findByRole<HTMLInputElement>('textbox', { name: 'ชื่อ' })).value;
}

test('what is typed in a drawer is there after a reload, until it is saved or given up', async () => {
  openSession('t-1', officer);
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  expect(await again(true)).toBe('');
  await userEvent.type(field(), 'พลเอก');
  expect(await again(true)).toBe('พลเอก');
  await userEvent.click(screen.getByRole('button', { name: /^บันทึก/ }));
  expect(await again()).toBe('พลเอก');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'ไม่บันทึก' }));
  expect(await again()).toBe('');
  await userEvent.type(field(), 'พลโท');
  await userEvent.click(screen.getByRole('button', { name: /^บันทึก/ }));
  expect(await screen.findByText('ปิดแล้ว')).toBeTruthy();
  expect(await again()).toBe('');
});
