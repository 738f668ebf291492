import { withdrawDraft } from '@sarabun/contract/signing/own-letter';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answerCalls, on } from '../../../../test/network';
import { letter } from '../../../../test/office';
import { officer } from '../../../../test/person';
import { show } from '../../../../test/show';
import { openSession } from '../../../platform/session';
import { WithdrawPane } from './withdraw-pane';

test('a draft that was taken back opens to be changed', async () => {
  openSession('t-1', officer);
  const made = answerCalls(on(withdrawDraft, ({ documentId }) => ({ item: { documentId, legIds: [] } })));
  const { place } = await show(<WithdrawPane letter={letter({})} legId={501} head={null} onFailure={() => undefined} />, '/sarabun/dashboard');
  await userEvent.click(screen.getByRole('button', { name: /ดึงร่างคืน/ }));
  await waitFor(() => expect(place()).toBe('/sarabun/compose?document=101'));
  expect(made.map(({ name }) => name)).toEqual(['withdrawDraft']);
});
