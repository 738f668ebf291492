import { expect, test } from 'vitest';
import { completionOf } from './completion-rules';

const earlier = ['กรมบัญชีกลาง', 'กรมการปกครอง', 'ที่ทำการปกครอง'];

test('completes what was typed from the first that begins so', () => {
  expect(completionOf('กรม', earlier)).toBe('บัญชีกลาง');
  expect(completionOf('กรมก', earlier)).toBe('ารปกครอง');
  expect(completionOf('กรมบัญชีกลาง', earlier)).toBe('');
  expect(completionOf('สำนัก', earlier)).toBe('');
});

test('does not begin inside a syllable', () => {
  expect(completionOf('กรมบัญช', earlier)).toBe('');
  expect(completionOf('ที', earlier)).toBe('');
  expect(completionOf('ที่', earlier)).toBe('ทำการปกครอง');
});
