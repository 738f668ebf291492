import { type Branding, noBranding, readBranding, saveBranding } from '@sarabun/contract/agency-values/branding';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, on } from '../../../test/network';
import { setPage } from '../../../test/page';
import { officer } from '../../../test/person';
import { show } from '../../../test/show';
import { agency, ownPicture } from '../../platform/agency';
import { openSession } from '../../platform/session';
import { upload } from '../../platform/upload';
import { Emblem } from '../../ui/emblem';
import { BrandingSection } from './branding-section';

vi.mock('../../platform/upload', () => ({ upload: vi.fn() }));
beforeEach(() => openSession('t-1', officer));
afterEach(() => setPage({}));

const branding = (item: Partial<Branding> = {}) => on(readBranding, () => ({ item: { ...noBranding, ...item }, version: 4, history: [] }));

test('a colour that is hard to read is not sent; one press takes the nearest that passes', async () => {
  const made = answerCalls(
    branding(),
    on(saveBranding, () => ({})),
  );
  await show(<BrandingSection mayManage />);
  await userEvent.type(await screen.findByLabelText('ชื่อหน่วยงาน'), 'กรมทดลอง');
  const colour = screen.getByLabelText('สีปุ่มและลิงก์');
  await userEvent.type(colour, '#f0a93b');
  expect(screen.getByText(/ตัวอักษรขาวบนปุ่ม ต่างกัน 2\.01/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'บันทึก' }));
  expect(made.some(({ name }) => name === 'saveBranding')).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: /^ใช้ #/ }));
  expect(screen.queryByText(/ต่างกัน/)).toBeNull();
  const nearest = (colour as HTMLInputElement).value;
  await userEvent.click(screen.getByRole('button', { name: 'บันทึก' }));
  await waitFor(() => {
    const saved = made.find(({ name }) => name === 'saveBranding');
    expect(saved?.input).toEqual({ ...noBranding, nameTh: 'กรมทดลอง', button: nearest, version: 4 });
  });
});

test('who may only look has fields to read and no buttons', async () => {
  answerCalls(branding({ nameTh: 'กรมทดลอง' }));
  await show(<BrandingSection mayManage={false} />);
  expect(((await screen.findByLabelText('ชื่อหน่วยงาน')) as HTMLInputElement).readOnly).toBe(true);
  expect(screen.queryByRole('button')).toBeNull();
});

test('pages show the name, colours and emblem that the agency gave', async () => {
  setPage({ brand: { ...noBranding, nameTh: 'กรมทดลอง', button: '#1f4d75', emblemId: 7, version: 1 } });
  expect(agency()).toMatchObject({ name: { th: 'กรมทดลอง' }, brand: { button: '#1f4d75' } });
  expect(ownPicture('signIn')).toBeNull();
  await show(<Emblem name={agency().key} size={40} label="ตรา" />);
  expect(screen.getByRole('img', { name: 'ตรา' }).getAttribute('src')).toBe('/api/service/brand-pictures/7');
});

test('an emblem of letters without transparency is warned of, and may be used', async () => {
  answerCalls(branding());
  let isOpaque = true;
  vi.mocked(upload).mockImplementation(async () => ({ status: 'success', item: { pictureId: 7, isOpaque } }));
  URL.createObjectURL = () => 'blob:emblem';
  const { container } = await show(<BrandingSection mayManage />);
  await screen.findByLabelText('ชื่อหน่วยงาน');
  const give = () =>
    userEvent.upload(
      container.querySelectorAll<HTMLInputElement>('input[type=file]')[2] as HTMLInputElement,
      new File(['png'], 'emblem.png', { type: 'image/png' }),
    );
  await give();
  expect((await screen.findByRole('alert')).textContent).toMatch(/^ภาพนี้ไม่มีส่วนโปร่งใส/);
  expect((screen.getByRole('button', { name: 'บันทึก' }) as HTMLButtonElement).disabled).toBe(false);
  isOpaque = false;
  await give();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
