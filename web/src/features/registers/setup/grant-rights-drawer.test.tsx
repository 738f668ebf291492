import { grantNumberRights, numberRightChoices } from '@sarabun/contract/registers/number-rights';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answerCalls, on } from '../../../../test/network';
import { officer } from '../../../../test/person';
import { show } from '../../../../test/show';
import { openSession } from '../../../platform/session';
import { GrantRightsDrawer } from './grant-rights-drawer';

test('what is missing is said at its field, and the right is given once nothing is', async () => {
  openSession('t-1', officer);
  const made = answerCalls(
    on(numberRightChoices, () => ({
      units: [{ id: 3, name: 'กองแผนงาน' }],
      holders: [{ kind: 'person' as const, id: 7, name: 'นางสาวมาลินี', unitName: 'กองแผนงาน' }],
    })),
    on(grantNumberRights, () => ({ granted: 1 })),
  );
  const sent = () => made.filter(({ name }) => name === 'grantNumberRights').map(({ input }) => input);
  await show(<GrantRightsDrawer onClose={() => undefined} />);
  const give = screen.getByRole('button', { name: 'ให้สิทธิ' });
  await userEvent.click(give);
  for (const label of ['ผู้มีสิทธิ', 'ทะเบียนของหน่วยงาน', 'สิทธิ']) expect(await screen.findByText(`กรุณาเลือก${label}`)).toBeTruthy();
  expect(sent()).toEqual([]);
  await userEvent.type(screen.getByLabelText(/^ผู้มีสิทธิ/), 'มาลินี');
  await userEvent.click(await screen.findByRole('button', { name: /นางสาวมาลินี/ }));
  await userEvent.selectOptions(screen.getByLabelText(/^ทะเบียนของหน่วยงาน/), '3');
  await userEvent.click(screen.getByRole('checkbox', { name: 'จองเลข' }));
  await userEvent.click(give);
  await waitFor(() => expect(sent()).toEqual([{ unitId: 3, holder: { kind: 'person', id: 7 }, what: ['reserve'] }]));
});
