import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { answerCalls } from '../../../test/network';
import { show } from '../../../test/show';
import { Form } from '../forms/form';
import { type Pickable, SearchPicker } from './search-picker';

const units: Pickable[] = [
  { id: 1, name: 'กองกลาง' },
  { id: 2, name: 'กองคลัง' },
];

function PickForm({ send }: { send: (id: number | null) => void }) {
  const [chosen, setChosen] = useState<Pickable | null>(units[0] ?? null);
  return (
    <Form act={{ busy: false }} onSubmit={() => send(chosen?.id ?? null)}>
      <SearchPicker
        label="หน่วยงาน"
        value={chosen}
        queryKey={['units']}
        find={async (search) => units.filter(({ name }) => name.includes(search))}
        onPick={setChosen}
      />
      <button type="submit">บันทึก</button>
    </Form>
  );
}

async function form() {
  answerCalls();
  const sent: (number | null)[] = [];
  await show(<PickForm send={(id) => sent.push(id)} />);
  return { sent, box: screen.getByRole<HTMLInputElement>('textbox') };
}

test('Enter takes what is found for the words in the box, and never sends another choice with them', async () => {
  const { sent, box } = await form();
  expect(box.value).toBe('กองกลาง');
  await userEvent.clear(box);
  await userEvent.type(box, 'คลัง');
  await screen.findByRole('option', { name: 'กองคลัง' });
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  await userEvent.keyboard('{Enter}');
  expect(sent).toEqual([]);
  expect(box.value).toBe('กองคลัง');
  await userEvent.keyboard('{Enter}');
  expect(sent).toEqual([2]);
});

test('words that name nothing are not sent: the choice is in the box again first', async () => {
  const { sent, box } = await form();
  await userEvent.clear(box);
  await userEvent.type(box, 'ไม่มี{Enter}');
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'บันทึก' }));
  expect(box.value).toBe('กองกลาง');
  expect(sent).toEqual([1]);
});
