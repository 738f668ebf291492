import type { ShownValue } from '@sarabun/contract/agency-values/agency-values';
import { saveAgencyValue } from '@sarabun/contract/agency-values/agency-values';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { answerCalls, on } from '../../../test/network';
import { officer } from '../../../test/person';
import { show } from '../../../test/show';
import { openSession } from '../../platform/session';
import { ValueForm } from './value-form';

const item: ShownValue = { name: 'idleMinutes', value: 15, standard: 30, most: null, version: 1, changedAt: null, changedBy: '' };
const open = () => show(<ValueForm item={item} units={[]} mayManage />, '/settings/1/admin-configs');
const box = () => screen.findByRole<HTMLInputElement>('textbox');

beforeEach(() => {
  openSession('t-1', officer);
  sessionStorage.clear();
});

test('what was typed and not saved is there again; a word is refused at its field, and digits of both scripts are numbers', async () => {
  const made = answerCalls(on(saveAgencyValue, () => ({})));
  await open();
  await userEvent.clear(await box());
  await userEvent.type(await box(), 'abc');
  expect((await box()).value).toBe('abc');
  await userEvent.click(screen.getByRole('button', { name: 'บันทึก' }));
  expect(await screen.findByText('กรุณาพิมพ์เป็นตัวเลข')).toBeTruthy();
  expect(made.filter(({ name }) => name === 'saveAgencyValue')).toEqual([]);
  await userEvent.clear(await box());
  await userEvent.type(await box(), '๒๐');
  cleanup();
  await open();
  expect((await box()).value).toBe('๒๐');
  await userEvent.click(screen.getByRole('button', { name: 'บันทึก' }));
  await waitFor(() => expect(made.find(({ name }) => name === 'saveAgencyValue')?.input).toMatchObject({ value: 20 }));
});
