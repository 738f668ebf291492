import type { RouteLeg } from '@sarabun/contract/documents/open-document';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { letter } from '../../../../test/office';
import { show } from '../../../../test/show';
import RefusedNote from './refused-note';

const [first] = letter().route as [RouteLeg];
const unit = { deskId: 31, kind: 'unit', name: 'กองคลัง', unitName: 'กองคลัง' } as const;
const post = { deskId: 20, kind: 'post', name: 'ผู้อำนวยการกองแผนงาน', unitName: 'กองแผนงาน' } as const;
const endedAt = new Date('2026-11-22T10:00:00+07:00');
const refused: RouteLeg = { ...first, legId: 502, from: post, to: unit, state: 'refused', reason: 'ส่งผิดหน่วยงาน', endedAt };
const back: RouteLeg = { ...first, legId: 503, parentLegId: 502, from: unit, to: post, state: 'received', sentAt: endedAt };

test('the writer of a refused memo reads why, who has it, and how it is written anew', async () => {
  await show(<RefusedNote letter={letter({ route: [refused, back] })} />, '/sarabun/dashboard');
  const note = screen.getByText(/กองคลัง ปฏิเสธการรับ/).closest('div');
  expect(note?.textContent).toContain('เหตุผล: ส่งผิดหน่วยงาน');
  expect(note?.textContent).toContain('ผู้อำนวยการกองแผนงาน มอบหมายให้หน่วยงานที่ถูกต้องได้');
  expect(screen.getByRole('link', { name: 'ใช้เป็นต้นแบบ' }).getAttribute('href')).toBe('/sarabun/compose?copies=101');
});

test('nothing is said once it went on', async () => {
  await show(<RefusedNote letter={letter({ route: [refused, { ...back, state: 'passedOn' }] })} />, '/sarabun/dashboard');
  expect(screen.queryByText(/ปฏิเสธการรับ/)).toBeNull();
});
