import { alive } from '@sarabun/contract/portal/alive';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, on, unreachable } from '../../test/network';
import { show } from '../../test/show';
import { browser } from '../platform/browser';
import { lazyDialog } from './lazy-dialog';
import { lazyPage, lazyPart } from './lazy-part';

interface Props {
  title: string;
  onClose: () => void;
}
const Sound = ({ title }: Props) => <p>{title}</p>;
function Brittle({ breaks }: { breaks: boolean }) {
  if (breaks) throw new Error('DOMMatrix is not defined');
  return <p>แผนภูมิ</p>;
}
const failed = 'ส่วนนี้เปิดไม่ได้ในขณะนี้';

/** A part whose code loads or fails as the test decides. Its message is the missing address. */
function part(make: (load: () => Promise<ComponentType<Props>>) => ComponentType<Props>, found: { now: boolean }, part: ComponentType<Props> = Sound) {
  const asked = vi.fn(async () => {
    if (!found.now) throw new TypeError(`no part at ${expect.getState().currentTestName}`);
    return part;
  });
  return { Part: make(asked), asked };
}

/** A page with an input next to the part. */
function Page({ children }: { children: ReactNode }) {
  const [text, setText] = useState('');
  return (
    <>
      <h1>หน้าทดสอบ</h1>
      <input aria-label="ข้อความ" value={text} onChange={(event) => setText(event.target.value)} />
      {text !== '' && <Suspense>{children}</Suspense>}
    </>
  );
}

const onClose = vi.fn();
async function open(Part: ComponentType<Props>) {
  await show(
    <Page>
      <Part title="แผนภูมิ" onClose={onClose} />
    </Page>,
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'ข้อความ' }), 'ก');
}
const again = () => userEvent.click(screen.getByRole('button', { name: 'ลองอีกครั้ง' }));

let holds = true;
beforeEach(() => {
  sessionStorage.clear();
  onClose.mockClear();
  holds = true;
  answerCalls(on(alive, () => (holds ? {} : unreachable)));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('a part that is not found says so in its place; the page and what was typed stay, and trying again shows it', async () => {
  const found = { now: false };
  const { Part } = part(lazyPart, found);
  await open(Part);
  expect((await screen.findByRole('alert')).textContent).toContain(failed);
  expect(screen.getByRole('heading', { name: 'หน้าทดสอบ' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'โหลดหน้านี้ใหม่' })).toBeNull();
  found.now = true;
  await again();
  expect(await screen.findByText('แผนภูมิ')).toBeTruthy();
  expect(screen.queryByText(failed)).toBeNull();
  expect(screen.getByRole('textbox', { name: 'ข้อความ' })).toHaveProperty('value', 'ก');
  expect(browser.reload).not.toHaveBeenCalled();
});

test('where trying again does not help, loading the page again is offered', async () => {
  const { Part, asked } = part(lazyPart, { now: false });
  await open(Part);
  await screen.findByRole('alert');
  await again();
  await userEvent.click(await screen.findByRole('button', { name: 'โหลดหน้านี้ใหม่' }));
  expect(asked).toHaveBeenCalledTimes(2);
  expect(browser.reload).toHaveBeenCalledOnce();
});

test('a part that throws while it is drawn takes nothing else with it', async () => {
  let breaks = true;
  const { Part, asked } = part(lazyPart, { now: true }, () => <Brittle breaks={breaks} />);
  await open(Part);
  expect((await screen.findByRole('alert')).textContent).toContain(failed);
  expect(screen.getByRole('heading', { name: 'หน้าทดสอบ' })).toBeTruthy();
  breaks = false;
  await again();
  expect(await screen.findByText('แผนภูมิ')).toBeTruthy();
  expect(asked).toHaveBeenCalledOnce();
});

test('a part that did not come in an outage comes by itself once the line is back', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  holds = false;
  const found = { now: false };
  const { Part } = part(lazyPart, found);
  await open(Part);
  await screen.findByRole('alert');
  found.now = true;
  holds = true;
  expect(await screen.findByText('แผนภูมิ')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'ข้อความ' })).toHaveProperty('value', 'ก');
});

test('a dialog that is not found can be closed', async () => {
  const { Part } = part(lazyDialog, { now: false });
  await open(Part);
  await screen.findByRole('dialog', { name: failed });
  await userEvent.click(screen.getByRole('button', { name: 'ปิด' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('a page of an older build is loaded again by itself, but once only', async () => {
  const { Part } = part(lazyPage, { now: false });
  await open(Part);
  await screen.findByRole('alert');
  await waitFor(() => expect(browser.reload).toHaveBeenCalledOnce());
  await again();
  await screen.findByRole('button', { name: 'โหลดหน้านี้ใหม่' });
  expect(browser.reload).toHaveBeenCalledOnce();
});

test('in an outage no page is loaded again: nothing would come', async () => {
  holds = false;
  const { Part } = part(lazyPage, { now: false });
  await open(Part);
  await screen.findByRole('alert');
  await again();
  await screen.findByRole('button', { name: 'โหลดหน้านี้ใหม่' });
  expect(browser.reload).not.toHaveBeenCalled();
});

test('what was fetched early is shown at once, and what could not be is fetched when it is shown', async () => {
  const found = { now: false };
  const { Part, asked } = part(lazyPart, found);
  await (Part as ReturnType<typeof lazyPart<Props>>).preload();
  found.now = true;
  await open(Part);
  expect(await screen.findByText('แผนภูมิ')).toBeTruthy();
  expect(asked).toHaveBeenCalledTimes(2);
});
