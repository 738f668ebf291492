import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { show } from '../../../test/show';
import { Sending, taken } from '../../../test/uploads';
import type { LetterFile } from './draft-fields';
import { FilesField } from './files-field';

beforeEach(() => {
  Sending.all = [];
  vi.stubGlobal('XMLHttpRequest', Sending);
});

function Files() {
  const [files, setFiles] = useState<LetterFile[]>([]);
  return <FilesField files={files} onChange={setFiles} />;
}

const listed = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent?.match(/[a-z]\.pdf/)?.[0]);
const arrives = (index: number, name: string) =>
  Sending.all[index]?.answers(200, { ...taken, item: { ...taken.item, uploadId: `11111111-1111-4111-8111-11111111111${index}`, name } });

test('enclosures stand in the order in which they were chosen, and are moved by buttons that keep the focus', async () => {
  await show(<Files />, '/sarabun/compose');
  const chosen = ['a.pdf', 'b.pdf', 'c.pdf'].map((name) => new File(['pdf'], name, { type: 'application/pdf' }));
  await userEvent.upload(screen.getByLabelText(/แนบไฟล์/), chosen);
  await waitFor(() => expect(Sending.all).toHaveLength(3));
  await arrives(2, 'c.pdf');
  await arrives(0, 'a.pdf');
  await arrives(1, 'b.pdf');
  await waitFor(() => expect(listed()).toEqual(['a.pdf', 'b.pdf', 'c.pdf']));
  const up = screen.getByRole('button', { name: 'เลื่อน b.pdf ขึ้น' });
  await userEvent.click(up);
  expect(listed()).toEqual(['b.pdf', 'a.pdf', 'c.pdf']);
  expect(document.activeElement).toBe(up);
  expect(up.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(up);
  expect(listed()).toEqual(['b.pdf', 'a.pdf', 'c.pdf']);
  await userEvent.tab();
  expect(up).toHaveProperty('disabled', true);
});
