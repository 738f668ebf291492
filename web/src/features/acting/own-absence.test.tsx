import { myActing, previewOwnAbsence } from '@sarabun/contract/acting/acting';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { answerCalls, on } from '../../../test/network';
import { officer } from '../../../test/person';
import { show } from '../../../test/show';
import { openSession } from '../../platform/session';
import { OwnRights } from './own-rights';

beforeEach(() => openSession('t-1', officer));

const none = on(myActing, () => ({ forOthers: [], forMe: [], absences: [] }));

test('the form of the days away says who stands in before it is saved, and where nobody does', async () => {
  const day = { startsOn: '2026-11-30', endsOn: '2026-11-30' };
  answerCalls(
    none,
    on(previewOwnAbsence, () => ({
      posts: [
        { postId: 1, postName: 'ผู้อำนวยการกองแผนงาน', acting: [{ ...day, name: 'นายวิชัย ใจดี', phrase: 'vacancy' as const, orderNumber: '๗/๒๕๖๙' }], without: [] },
        { postId: 2, postName: 'ประธานกรรมการ', acting: [], without: [day] },
      ],
    })),
  );
  await show(<OwnRights />, '/profile#absence');
  const form = within(await screen.findByRole('dialog', { name: 'แจ้งวันไม่อยู่ของท่าน' }));
  expect(form.queryByText(/ไม่มีผู้ทำการแทน/)).toBeNull();
  for (const field of await form.findAllByPlaceholderText(/พ\.ศ\./)) {
    await userEvent.type(field, '30/11/2569');
    await userEvent.tab();
  }
  const shown = await form.findByRole('region', { name: 'ผู้ทำการแทนในวันที่เลือก' });
  expect(shown.textContent).toContain('นายวิชัย ใจดี รักษาราชการแทน ผู้อำนวยการกองแผนงาน');
  expect(shown.textContent).toContain('๗/๒๕๖๙');
  expect(shown.textContent).toContain('ไม่มีผู้ทำการแทนประธานกรรมการ');
});
