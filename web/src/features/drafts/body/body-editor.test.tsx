import { bodyOf } from '@sarabun/contract/drafts/rich-text';
import { screen, waitFor } from '@testing-library/react';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { officer } from '../../../../test/person';
import { show } from '../../../../test/show';
import { openSession } from '../../../platform/session';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog';
import BodyEditor from './body-editor';

const words = { id: 'text', labelledBy: 'name', label: 'ข้อความ', version: '1' };

/** The editor, which comes after what the person does in the meantime. */
function Late({ children }: { children?: ReactNode }) {
  const [here, setHere] = useState(false);
  return (
    <>
      <h2 id="name">ข้อความ</h2>
      <input aria-label="เรื่อง" />
      {children}
      <button type="button" onClick={() => setHere(true)}>
        มาแล้ว
      </button>
      {here && <BodyEditor {...words} body={bodyOf('เดิม')} isEnglish={false} hasParts invalid={false} isStart onChange={() => undefined} onKeep={null} />}
    </>
  );
}

/** Stands for a slow computer: the kit's time is up before its effects have run, and it throws the editor away. */
function TimeIsUp() {
  useLayoutEffect(() => void vi.advanceTimersByTime(100), []);
  return null;
}

const comes = () => screen.getByText('มาแล้ว').click();
const editor = () => screen.findByText('เดิม').then((text) => text.closest('[contenteditable]'));

/** After the frames in which the kit gives the focus. */
const later = () => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  return [1, 2, 3, 4].reduce((before) => before.then(frame), Promise.resolve<unknown>(null));
};

beforeEach(() => openSession('token', officer));

test('writing begins at the end of the text', async () => {
  await show(<Late />);
  comes();
  const text = await editor();
  await waitFor(() => expect(document.activeElement).toBe(text));
  expect(getSelection()?.anchorOffset).toBe('เดิม'.length);
});

test('an editor that comes late leaves the focus in the field in which the person types', async () => {
  await show(<Late />);
  const subject = screen.getByLabelText('เรื่อง');
  subject.focus();
  comes();
  await editor();
  await later();
  expect(document.activeElement).toBe(subject);
});

test('an editor that comes late leaves the focus in an open dialog', async () => {
  const back = { label: 'กลับไปแก้', onPress: () => undefined };
  await show(
    <Late>
      <ConfirmDialog tone="warning" title="ส่งหรือไม่" text="ยังไม่ได้ดูผู้รับ" confirm={back} />
    </Late>,
  );
  await waitFor(() => expect(document.activeElement?.textContent).toBe('กลับไปแก้'));
  comes();
  await editor();
  await later();
  expect(document.activeElement?.textContent).toBe('กลับไปแก้');
});

test('on a slow computer, where the kit replaces the editor before it is used, the text is there', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    await show(
      <>
        <BodyEditor {...words} body={bodyOf('เดิม')} isEnglish={false} hasParts invalid isStart onChange={() => undefined} onKeep={null} />
        <TimeIsUp />
      </>,
    );
  } finally {
    vi.useRealTimers();
  }
  expect((await editor())?.getAttribute('aria-invalid')).toBe('true');
});

test.each([true, false])('the customary parts are offered where the kind of the letter has them: %s', async (hasParts) => {
  await show(
    <BodyEditor
      {...words}
      body={bodyOf('เดิม')}
      isEnglish={false}
      hasParts={hasParts}
      invalid={false}
      isStart={false}
      onChange={() => undefined}
      onKeep={null}
    />,
  );
  await editor();
  expect(screen.queryAllByRole('button', { name: /^\+/ })).toHaveLength(hasParts ? 3 : 0);
});
