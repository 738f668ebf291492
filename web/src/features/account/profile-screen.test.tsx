import { accountInformation } from '@sarabun/contract/account/account-information';
import { avatarUploadPath, removeAvatar } from '@sarabun/contract/account/avatar';
import { endpoint, nothing } from '@sarabun/contract/endpoint';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { answerCalls, on, Refused } from '../../../test/network';
import { officer } from '../../../test/person';
import { show } from '../../../test/show';
import { shownText } from '../../../test/shown-text';
import { keptUser, rememberUser } from '../../platform/session';
import { ProfileScreen } from './profile-screen';

const unit = { th: 'กองแผนงาน', en: 'Planning Division' };
const information = {
  username: 'officer1',
  prefix: 'นางสาว',
  firstName: 'สมหญิง',
  lastName: 'รักงาน',
  firstNameEn: '',
  lastNameEn: '',
  email: 'somying@office.example.go.th',
  phone: '',
  unit,
  positions: [
    { title: { th: 'ผู้อำนวยการกอง', en: 'Director' }, unit, function: 'acting' as const, isMain: true, startsOn: '2026-10-01', endsOn: '2026-12-31' },
    { title: { th: '', en: '' }, unit, function: 'registrar' as const, isMain: false, startsOn: '2025-10-01', endsOn: null },
  ],
  clearance: 2,
  byDirectory: false,
  passwordChangedAt: new Date('2026-11-01T09:00:00+07:00'),
};
const uploading = endpoint({
  name: 'uploadAvatar',
  summary: '',
  method: 'POST',
  path: avatarUploadPath,
  kind: 'act',
  access: 'signedIn',
  request: nothing,
  response: z.object({ avatar: z.string() }),
});
const own = on(accountInformation, () => information);
const png = () => new File([new Uint8Array(100)], 'me.png', { type: 'image/png' });

beforeEach(() => {
  rememberUser(officer);
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
  HTMLElement.prototype.setPointerCapture ??= () => undefined;
});

/** Chooses a picture of a given size; jsdom does not draw. */
async function choose(file: File, width = 800, height = 400) {
  await userEvent.upload(screen.getByLabelText('รูปประจำตัว'), file, { applyAccept: false });
  const picture = (await screen.findByRole('application')).querySelector('img') as HTMLImageElement;
  Object.defineProperties(picture, { naturalWidth: { value: width }, naturalHeight: { value: height } });
  fireEvent.load(picture);
  return picture;
}

test('an officer sees posts with their terms, functions and clearance', async () => {
  answerCalls(own);
  await show(<ProfileScreen />, '/profile');
  const [acting, registrar] = await screen.findAllByRole('listitem');
  expect(acting?.textContent).toContain('ผู้อำนวยการกอง ตำแหน่งหลัก');
  expect(acting?.textContent).toContain('รักษาราชการแทน · กองแผนงาน');
  expect(shownText(acting)).toContain('1 ต.ค. 2569 – 31 ธ.ค. 2569');
  expect(registrar?.textContent).toContain('เจ้าหน้าที่สารบรรณ');
  expect(screen.getByText('ชั้นความลับที่อ่านได้: ลับ')).toBeTruthy();
});

test('an officer cuts a picture, and the cut square is sent and shown', async () => {
  const made = answerCalls(
    own,
    on(uploading, () => ({ avatar: '/api/core/avatar/21?v=abc' })),
  );
  const drawn = vi.fn();
  HTMLCanvasElement.prototype.getContext = vi.fn(() => ({ drawImage: drawn })) as never;
  HTMLCanvasElement.prototype.toBlob = (done) => {
    done(new Blob(['cut'], { type: 'image/png' }));
  };
  const { container } = await show(<ProfileScreen />, '/profile');
  await choose(png());
  fireEvent.change(screen.getByLabelText('ขยาย'), { target: { value: '2' } });
  await userEvent.click(screen.getByRole('button', { name: 'บันทึกรูป' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(drawn.mock.calls[0]?.slice(1)).toEqual([300, 100, 200, 200, 0, 0, 640, 640]);
  expect(made.map(({ name }) => name)).toContain('uploadAvatar');
  expect(container.querySelector('.profilePicture img')?.getAttribute('src')).toBe('/api/core/avatar/21?v=abc');
  expect(keptUser()?.avatar).toBe('/api/core/avatar/21?v=abc');
});

test('the picture is moved by arrow keys, to its edges and not beyond', async () => {
  answerCalls(own);
  await show(<ProfileScreen />, '/profile');
  const picture = await choose(png());
  expect(picture.style.left).toBe('-50%');
  screen.getByRole('application').focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(Number.parseFloat(picture.style.left)).toBeCloseTo(-46);
  await userEvent.keyboard('{ArrowDown}');
  expect(picture.style.top).toBe('0%');
  await userEvent.keyboard('{ArrowRight>20/}');
  expect(Number.parseFloat(picture.style.left)).toBeCloseTo(0);
});

test.each([
  ['an SVG', new File(['<svg/>'], 'me.svg', { type: 'image/svg+xml' }), 'เปิดรูปภาพนี้ไม่ได้ กรุณาใช้ไฟล์ PNG, JPEG หรือ WebP'],
  ['a picture of 9 MB', new File([new Uint8Array(9 * 1024 * 1024)], 'me.png', { type: 'image/png' }), 'รูปภาพมีขนาดเกิน 8 MB'],
])('%s is refused at once', async (_what, file, words) => {
  answerCalls(own);
  await show(<ProfileScreen />, '/profile');
  await userEvent.upload(screen.getByLabelText('รูปประจำตัว'), file, { applyAccept: false });
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a file that is no picture is told of when it cannot be drawn', async () => {
  answerCalls(own);
  await show(<ProfileScreen />, '/profile');
  await userEvent.upload(screen.getByLabelText('รูปประจำตัว'), png());
  fireEvent.error((await screen.findByRole('application')).querySelector('img') as HTMLImageElement);
  expect(await screen.findByText(/เปิดรูปภาพนี้ไม่ได้/)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what the server says against a picture is told next to it', async () => {
  answerCalls(
    own,
    on(uploading, () => new Refused(415, { message: 'เปิดรูปภาพนี้ไม่ได้' })),
  );
  HTMLCanvasElement.prototype.getContext = vi.fn(() => ({ drawImage: () => undefined })) as never;
  HTMLCanvasElement.prototype.toBlob = (done) => {
    done(new Blob(['cut']));
  };
  await show(<ProfileScreen />, '/profile');
  await choose(png());
  await userEvent.click(screen.getByRole('button', { name: 'บันทึกรูป' }));
  expect(await screen.findByText('เปิดรูปภาพนี้ไม่ได้')).toBeTruthy();
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test('a picture is removed, and the letters come back', async () => {
  rememberUser({ ...officer, avatar: '/api/core/avatar/21?v=abc' });
  const made = answerCalls(
    own,
    on(removeAvatar, () => ({})),
  );
  await show(<ProfileScreen />, '/profile');
  await userEvent.click(screen.getByRole('button', { name: 'นำรูปออก' }));
  expect(await screen.findByText('สร')).toBeTruthy();
  expect(made.map(({ name }) => name)).toContain('removeAvatar');
  expect(screen.getByRole('button', { name: 'เลือกรูป' })).toBeTruthy();
});
