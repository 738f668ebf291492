import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { show } from '../../../../test/show';
import { DialogFrame } from '../../../ui/dialogs/dialog-frame';
import { Form } from '../../../ui/forms/form';
import { useSubmitKey } from '../../../ui/forms/use-submit-key';
import { CompletedText } from './completed-text';

const whole = 'อธิบดีกรมทดสอบและพัฒนาระบบดิจิทัล';
const control = { id: 'to', 'aria-invalid': false, 'aria-describedby': undefined, required: false };

/** A form with the field; it would send what its state holds. */
function Desk({ send }: { send: (value: string) => void }) {
  const [value, setValue] = useState('');
  const form = useRef<HTMLFormElement>(null);
  useSubmitKey(form);
  return (
    <Form ref={form} act={{ busy: false }} onSubmit={() => send(value)}>
      <CompletedText control={control} value={value} onChange={setValue} queryKey={['words']} find={async () => [whole]} maxLength={300} />
      <button type="submit">ลงรับ</button>
    </Form>
  );
}

async function typed(keys: string) {
  const sent: string[] = [];
  const user = userEvent.setup();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Desk send={(value) => sent.push(value)} />
    </QueryClientProvider>,
  );
  const box = screen.getByRole<HTMLInputElement>('textbox');
  await user.type(box, keys);
  await waitFor(() => expect(box.value).toBe(whole));
  return { sent, user, box };
}

type User = ReturnType<typeof userEvent.setup>;

test.each<[string, (user: User) => Promise<void>]>([
  ['Enter', (user) => user.keyboard('{Enter}')],
  ['Ctrl+Enter', (user) => user.keyboard('{Control>}{Enter}{/Control}')],
  ['the button', (user) => user.click(screen.getByRole('button'))],
  [
    'Shift+Tab and the button',
    async (user) => {
      await user.tab({ shift: true });
      expect(screen.getByRole('textbox')).toHaveProperty('value', 'อธิบดี');
      await user.click(screen.getByRole('button'));
    },
  ],
  ['a click into the text and Enter', async (user) => user.click(screen.getByRole('textbox')).then(() => user.keyboard('{Enter}'))],
  ['← and Enter', (user) => user.keyboard('{ArrowLeft}{Enter}')],
])('what was typed is what is sent and stays in the field, by %s', async (_, act) => {
  const { sent, user, box } = await typed('อธิบดี');
  expect(box.value.slice(box.selectionStart ?? 0, box.selectionEnd ?? 0)).toBe('กรมทดสอบและพัฒนาระบบดิจิทัล');
  await act(user);
  expect(sent[0]).toBe('อธิบดี');
  expect(box.value).toBe('อธิบดี');
});

test.each<[string, (user: User) => Promise<void>]>([
  ['Tab', (user) => user.tab()],
  ['→', (user) => user.keyboard('{ArrowRight}')],
])('%s takes the whole of what is proposed', async (_, act) => {
  const { sent, user, box } = await typed('อธิบดี');
  await act(user);
  expect(box.value).toBe(whole);
  await user.click(screen.getByRole('button'));
  expect(sent).toEqual([whole]);
  expect(box.value).toBe(whole);
});

test('typing on goes past what was proposed, Backspace and Escape take it away, and that is sent', async () => {
  const { sent, user, box } = await typed('อธิบดี');
  await user.keyboard('กอง');
  expect(box.value).toBe('อธิบดีกอง');
  await user.clear(box);
  await user.type(box, 'อธิบดี');
  await waitFor(() => expect(box.value).toBe(whole));
  await user.keyboard('{Backspace}');
  expect(box.value).toBe('อธิบดี');
  await user.clear(box);
  await user.type(box, 'อธิบ');
  await waitFor(() => expect(box.value).toBe(whole));
  await user.keyboard('{Escape}{Enter}');
  expect([box.value, ...sent]).toEqual(['อธิบ', 'อธิบ']);
});

test('in a dialog, Escape takes away what was proposed, and only the next one closes the dialog', async () => {
  const close = vi.fn();
  await show(
    <DialogFrame title="ลงรับ" width={600} onClose={close}>
      <Desk send={() => undefined} />
    </DialogFrame>,
  );
  const box = await screen.findByRole<HTMLInputElement>('textbox');
  await userEvent.type(box, 'อธิบดี');
  await waitFor(() => expect(box.value).toBe(whole));
  await userEvent.keyboard('{Escape}');
  expect(box.value).toBe('อธิบดี');
  expect(close).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalledOnce();
});
