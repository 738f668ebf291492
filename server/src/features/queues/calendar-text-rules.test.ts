import { expect, it } from 'vitest';
import { calendarText, escapedText, folded } from './calendar-text-rules';

const now = new Date('2026-11-24T03:04:05.678Z');
const event = { uid: 'a@b', day: '2026-12-31', summary: 'ประชุม', description: '', url: null };

it('writes a calendar whose events last a day', () => {
  expect(calendarText('กำหนด', [event], now).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sarabun//Deadlines//TH',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:กำหนด',
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    'BEGIN:VEVENT',
    'UID:a@b',
    'DTSTAMP:20261124T030405Z',
    'DTSTART;VALUE=DATE:20261231',
    'DTEND;VALUE=DATE:20270101',
    'SUMMARY:ประชุม',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

it('escapes what ends a text or begins another property', () => {
  expect(escapedText('a\\b;c,d\r\nEND:VEVENT\nx\ry\u2028z\u0007\u0000')).toBe('a\\\\b\\;c\\,d\\nEND:VEVENT\\nx\\ny\\nz');
  const text = calendarText('x', [{ ...event, summary: 'x\r\nATTENDEE:mailto:a@b' }], now);
  expect(text.split('\r\n')).toContain('SUMMARY:x\\nATTENDEE:mailto:a@b');
});

it('folds long lines by octets, never within a character, so that they read the same again', () => {
  for (const line of [`SUMMARY:${'ก'.repeat(120)}`, `SUMMARY:${'a'.repeat(67)}😀b`, `X:${'é'.repeat(90)}`, 'a'.repeat(75), 'a'.repeat(76), 'a'.repeat(149)]) {
    const text = folded(line);
    expect(text.split('\r\n').every((part) => Buffer.byteLength(part) <= 75)).toBe(true);
    expect(text.replaceAll('\r\n ', '')).toBe(line);
    expect(text).not.toContain('\ufffd');
  }
  expect(folded('a'.repeat(75))).toBe('a'.repeat(75));
});
