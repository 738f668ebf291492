import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { show } from '../../../../test/show';
import { Words } from './act-fields';

const phrases = [
  { th: 'โปรดตรวจถ้อยคำ', en: 'Check the wording' },
  { th: 'โปรดแนบสิ่งที่ส่งมาด้วย', en: 'Attach the enclosures' },
];

function Field({ several }: { several: boolean }) {
  const [text, setText] = useState('');
  return <Words label="เหตุผล" value={text} onChange={setText} phrases={phrases} several={several} />;
}

test.each([
  ['a further reason is added', true, 'โปรดตรวจถ้อยคำ โปรดแนบสิ่งที่ส่งมาด้วย'],
  ['a further word of an order replaces the one before', false, 'โปรดแนบสิ่งที่ส่งมาด้วย'],
])('%s', async (_, several, text) => {
  await show(<Field several={several} />);
  for (const { th } of phrases) await userEvent.click(screen.getByRole('button', { name: th }));
  expect(screen.getByRole('textbox', { name: 'เหตุผล' })).toHaveProperty('value', text);
});
