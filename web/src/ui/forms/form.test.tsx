import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { show } from '../../../test/show';
import { CallFailed } from '../../platform/call';
import { AskingDialog } from '../dialogs/asking-dialog';
import { Field } from '../fields/field';
import { Form } from './form';
import { useAct } from './use-act';
import { useSubmitKeys } from './use-submit-key';

/** A person with a name and a telephone; what the server answers is given. */
function PersonForm({ save, blocked = false }: { save: (typed: { name: string; phone: string }) => Promise<unknown>; blocked?: boolean }) {
  useSubmitKeys();
  const [typed, setTyped] = useState({ name: '', phone: '' });
  const act = useAct([], () => undefined);
  const submit = () => {
    if (typed.name === '') return act.setFaults({ name: 'กรุณากรอกชื่อ' });
    return act.run(() => save(typed), 'บันทึกแล้ว');
  };
  return (
    <Form act={act} label="บุคคล" onSubmit={submit}>
      {(['name', 'phone'] as const).map((name) => (
        <Field key={name} label={name} error={act.faults[name]} hint={`ช่อง ${name}`}>
          {(control) => <input {...control} value={typed[name]} onChange={(event) => setTyped({ ...typed, [name]: event.target.value })} />}
        </Field>
      ))}
      <button type="submit" disabled={blocked}>
        บันทึก
      </button>
    </Form>
  );
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const press = () => userEvent.click(screen.getByRole('button', { name: 'บันทึก' }));

async function filled(save: (typed: { name: string; phone: string }) => Promise<unknown>) {
  await show(<PersonForm save={save} />);
  await userEvent.type(field('name'), 'สมชาย');
  await userEvent.type(field('phone'), '02');
}

test('pressed again while it is under way, it is sent once', async () => {
  const answers: (() => void)[] = [];
  await filled(() => new Promise<void>((resolve) => answers.push(resolve)));
  await press();
  await press();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(answers).toHaveLength(1);
  answers[0]?.();
  expect(await screen.findByText('บันทึกแล้ว')).toBeTruthy();
  await press();
  expect(answers).toHaveLength(2);
});

test('a fault found before sending leads to its field, and nothing is sent', async () => {
  const save = vi.fn(async () => undefined);
  await show(<PersonForm save={save} />);
  await press();
  expect(screen.getByText('กรุณากรอกชื่อ')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field('name')));
  expect(save).not.toHaveBeenCalled();
});

test('a refusal of the server leads to the field at fault, and keeps what was typed', async () => {
  await filled(() => Promise.reject(new CallFailed(422, 'invalid', 'ข้อมูลไม่ถูกต้อง', { phone: 'เบอร์โทรศัพท์ไม่ครบ' })));
  await press();
  expect(await screen.findByText('เบอร์โทรศัพท์ไม่ครบ')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field('phone')));
  expect(field('phone').getAttribute('aria-invalid')).toBe('true');
  expect([field('name').value, field('phone').value]).toEqual(['สมชาย', '02']);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a fault goes once its field changes, comes again with the next try, and leaves the hint where it is', async () => {
  await filled(() => Promise.reject(new CallFailed(422, 'invalid', 'ข้อมูลไม่ถูกต้อง', { name: 'ชื่อซ้ำ', phone: 'เบอร์ไม่ครบ' })));
  await press();
  expect(await screen.findByText('เบอร์ไม่ครบ')).toBeTruthy();
  expect(screen.getByText('ช่อง phone')).toBeTruthy();
  const notes = (field('phone').getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);
  expect(notes).toEqual(['เบอร์ไม่ครบ', 'ช่อง phone']);
  await userEvent.type(field('phone'), '1');
  expect(screen.queryByText('เบอร์ไม่ครบ')).toBeNull();
  expect(field('phone').getAttribute('aria-invalid')).toBe('false');
  expect(screen.getByText('ชื่อซ้ำ')).toBeTruthy();
  await press();
  expect(await screen.findByText('เบอร์ไม่ครบ')).toBeTruthy();
});

test('a refusal as a whole is read out and gets the focus, again at each try, until it succeeds', async () => {
  let refuses = true;
  await filled(async () => {
    if (refuses) throw new CallFailed(409, 'changedMeanwhile', 'มีผู้แก้ไขก่อนแล้ว');
  });
  await press();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('มีผู้แก้ไขก่อนแล้ว');
  await waitFor(() => expect(document.activeElement).toBe(alert));
  await press();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')));
  refuses = false;
  await press();
  expect(await screen.findByText('บันทึกแล้ว')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a fault of a field that the form does not have is shown as a failure', async () => {
  await filled(() => Promise.reject(new CallFailed(422, 'invalid', 'ข้อมูลไม่ถูกต้อง', { unitId: 'หน่วยงานถูกยุบแล้ว' })));
  await press();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('หน่วยงานถูกยุบแล้ว');
  await waitFor(() => expect(document.activeElement).toBe(alert));
});

test('something unexpected is logged, and the person reads that it did not work and can try again', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue(undefined);
  let breaks = true;
  const bug = new TypeError('undefined is not a function');
  await filled(async () => {
    if (breaks) throw bug;
  });
  await press();
  expect((await screen.findByRole('alert')).textContent).toMatch(/^ระบบทำรายการไม่สำเร็จ/);
  expect(logged).toHaveBeenCalledWith(bug);
  breaks = false;
  await press();
  expect(await screen.findByText('บันทึกแล้ว')).toBeTruthy();
});

test.each([
  [false, 1],
  [true, 0],
])('Ctrl+Enter sends the form in hand, unless its button is disabled (%s)', async (blocked, times) => {
  const save = vi.fn(async () => undefined);
  await show(<PersonForm save={save} blocked={blocked} />);
  await userEvent.type(field('name'), 'สมชาย{Control>}{Enter}{/Control}');
  expect(save).toHaveBeenCalledTimes(times);
});

test('a dialog over a form is sent alone', async () => {
  const sent: string[] = [];
  await show(
    <Form act={{ busy: false }} label="ใต้" onSubmit={() => sent.push('ใต้')}>
      <AskingDialog title="ถาม" act={{ busy: false }} submit="ตกลง" focusTitle onSubmit={() => sent.push('บน')} onClose={() => undefined} />
    </Form>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'ตกลง' }));
  expect(sent).toEqual(['บน']);
});

/** A drawer with forms of these names. */
function Drawer({ forms, onSend }: { forms: string[]; onSend: (name: string) => void }) {
  useSubmitKeys();
  return (
    <div role="dialog" aria-label="ลิ้นชัก">
      <h2 tabIndex={-1}>หัวข้อ</h2>
      {forms.map((name) => (
        <Form key={name} act={{ busy: false }} label={name} onSubmit={() => onSend(name)}>
          <button type="submit">บันทึก</button>
        </Form>
      ))}
    </div>
  );
}

test.each([
  [['1'], ['1']],
  [['1', '2'], []],
])('Ctrl+Enter in a drawer whose title has the focus sends its form, if it has only one: %j', async (forms, sends) => {
  const sent: string[] = [];
  await show(<Drawer forms={forms} onSend={(name) => sent.push(name)} />);
  screen.getByRole('heading', { name: 'หัวข้อ' }).focus();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(sent).toEqual(sends);
});
