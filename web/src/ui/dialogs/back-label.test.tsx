import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../../test/show';
import { AskingDialog } from './asking-dialog';
import { ConfirmDialog } from './confirm-dialog';

const nothing = () => undefined;

test.each([
  ['ยกเลิกร่าง', 'ไม่ยกเลิก'],
  ['ลบ', 'ยกเลิก'],
])('the way back from %s is %s, in a question and in a form', async (action, back) => {
  const { unmount } = await show(
    <ConfirmDialog tone="warning" title="ถาม" text="แน่ใจหรือไม่" confirm={{ label: action, onPress: nothing }} cancel={{ label: 'ยกเลิก', onPress: nothing }} />,
  );
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([back, action]);
  unmount();
  await show(<AskingDialog title="ถาม" act={{ busy: false }} submit={action} onSubmit={nothing} onClose={nothing} />);
  expect(screen.getByRole('button', { name: back })).toBeTruthy();
});
