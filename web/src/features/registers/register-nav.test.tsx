import { controlRegistries } from '@sarabun/contract/registers/control-register';
import type { RegisterItem } from '@sarabun/contract/registers/register-pages';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answerCalls, on } from '../../../test/network';
import { officer } from '../../../test/person';
import { show } from '../../../test/show';
import { openSession } from '../../platform/session';
import { RegisterNav } from './register-nav';

beforeEach(() => openSession('t-1', officer));

const title = { th: 'ทะเบียนหนังสือส่ง', en: 'Send register' };
const own: RegisterItem = { registerId: 7, unitId: 1, unitName: 'กองแผนงาน', kind: 'send', isSecret: false, series: '', title, isOwn: true };
const other: RegisterItem = { ...own, registerId: 8, unitId: 2, unitName: 'กองคลัง', isOwn: false };
const choice = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'เลือกทะเบียน' });

test('the closed choice among the registers of several units names the unit of the chosen one', async () => {
  answerCalls(on(controlRegistries, () => ({ items: [] })));
  const { unmount } = await show(<RegisterNav registers={[own, other]} chosen={8} />, '/sarabun/registers');
  expect((await choice()).selectedOptions[0]?.textContent).toBe('ทะเบียนหนังสือส่ง · กองคลัง');
  unmount();
  await show(<RegisterNav registers={[own]} chosen={7} />, '/sarabun/registers');
  expect((await choice()).selectedOptions[0]?.textContent).toBe('ทะเบียนหนังสือส่ง');
});
