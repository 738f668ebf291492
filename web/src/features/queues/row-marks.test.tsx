import { myDesks } from '@sarabun/contract/queues/todo-lists';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerCalls, on } from '../../../test/network';
import { hint, row } from '../../../test/office';
import { officer } from '../../../test/person';
import { show } from '../../../test/show';
import { openSession } from '../../platform/session';
import ui from '../../ui/styles/ui.module.css';
import { QueueTable } from './queue-table';
import { RowMarks } from './row-marks';

const desk = { kind: 'post' as const, unitId: 1, unitName: 'กรมทดสอบ' };

test('a row on a desk at which one only acts says for whom', async () => {
  openSession('t-1', officer);
  answerCalls(
    on(myDesks, () => ({
      items: [
        { ...desk, deskId: 9, name: 'รองอธิบดี', functions: ['holder'] },
        { ...desk, deskId: 12, name: 'อธิบดี', functions: ['acting'] },
      ],
    })),
  );
  await show(
    <>
      <RowMarks row={row(1)} hint={hint(1)} />
      <RowMarks row={row(2)} hint={hint(2, { deskId: 12 })} />
    </>,
  );
  expect(await screen.findByText('แทน อธิบดี')).toBeTruthy();
  expect(screen.queryByText('แทน รองอธิบดี')).toBeNull();
});

test('what nobody has opened is told once in words: seen where others have it, and for who cannot see that the row is bold', async () => {
  answerCalls(on(myDesks, () => ({ items: [] })));
  const given = { opened: false, givenTo: 'กองคลัง' };
  const hints = [hint(1, given), hint(2, { ...given, opened: true }), hint(3, { opened: false })];
  const entries = hints.map((one, index) => ({ row: row(index + 1), hint: one }));
  await show(<QueueTable title="งานที่มอบหมาย" last="organisation" entries={entries} sorting={null} onSort={() => undefined} onOpen={() => undefined} />);
  const lines = screen.getAllByRole('row').slice(1);
  expect(lines.map(({ textContent }) => textContent?.match(/ยังไม่เปิดอ่าน/g)?.length ?? 0)).toEqual([1, 0, 1]);
  const [unopened, , mine] = lines.map((line) => within(line).queryByText(/ยังไม่เปิดอ่าน/));
  expect(unopened?.classList).not.toContain(ui.vh);
  expect(mine?.classList).toContain(ui.vh);
});
