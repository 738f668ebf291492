import { myDesks } from '@sarabun/contract/queues/todo-lists';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerCalls, on } from '../../../test/network';
import { show } from '../../../test/show';
import { DeskSelect } from './desk-select';

test('a post one acts for is told apart from a post of one’s own, and says until when', async () => {
  const post = { kind: 'post' as const, unitId: 1, unitName: 'กองแผนงาน', functions: ['holder'] };
  answerCalls(
    on(myDesks, () => ({
      items: [
        { ...post, deskId: 1, name: 'หัวหน้ากลุ่ม', acting: null },
        { ...post, deskId: 2, name: 'ผู้อำนวยการกอง', functions: ['acting'], acting: { until: '2026-12-05' } },
        { ...post, deskId: 3, kind: 'unit' as const, name: 'กองแผนงาน', functions: ['acting'], acting: { until: null } },
      ],
    })),
  );
  await show(<DeskSelect desk={undefined} onDesk={() => undefined} />);
  await screen.findByRole('combobox');
  const texts = screen.getAllByRole('option').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
  expect(texts.slice(1)).toEqual(['หัวหน้ากลุ่ม (กองแผนงาน)', 'ทำการแทนถึง 5 ธ.ค. 2569 · ผู้อำนวยการกอง (กองแผนงาน)', 'ทำการแทน · กองแผนงาน (หน่วยงาน)']);
});
