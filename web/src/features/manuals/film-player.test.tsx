import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { show } from '../../../test/show';
import { FilmPlayer } from './film-player';

const film = '![โต๊ะงาน](dashboard)\n\nกดแฟ้ม\n\n![หนังสือ](letter)\n\nกดลงรับ';

test('a film goes step by step, by buttons and by keys, and stops at its ends', async () => {
  await show(<FilmPlayer text={film} />);
  expect(screen.getByText('กดแฟ้ม')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'ภาพก่อนหน้า' })).toHaveProperty('disabled', true);
  await userEvent.click(screen.getByRole('button', { name: 'ภาพถัดไป' }));
  expect(screen.getByText('กดลงรับ')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'หนังสือ' }).getAttribute('src')).toBe('/api/service/manual-pictures/letter');
  expect(screen.getByRole('button', { name: 'ภาพถัดไป' }).getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'เล่น' }));
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByText('กดลงรับ')).toBeTruthy();
  await userEvent.keyboard('{Home}');
  expect(screen.getByText('กดแฟ้ม')).toBeTruthy();
});

test('a film without pictures says so', async () => {
  await show(<FilmPlayer text="ยังไม่มีภาพ" />);
  expect(screen.getByText('ยังไม่มีภาพในเรื่องนี้')).toBeTruthy();
});
