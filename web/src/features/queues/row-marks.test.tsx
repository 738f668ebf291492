import { myDesks } from '@sarabun/contract/queues/todo-lists';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerCalls, on } from '../../../test/network';
import { hint, row } from '../../../test/office';
import { officer } from '../../../test/person';
import { show } from '../../../test/show';
import { openSession } from '../../platform/session';
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
