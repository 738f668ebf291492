import { dayAfter } from '@sarabun/contract/values/buddhist-date';

/** One whole-day event. */
export interface CalendarEvent {
  uid: string;
  day: string;
  summary: string;
  description: string;
  url: string | null;
}

const maxOctets = 75;

/** A calendar as RFC 5545 writes it: lines end with CRLF, and none has more than 75 octets. */
export function calendarText(name: string, events: readonly CalendarEvent[], now: Date): string {
  const stamp = now.toISOString().replace(/[-:]/g, '').replace(/\.\d+/, '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sarabun//Deadlines//TH',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapedText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    ...events.flatMap(({ uid, day, summary, description, url }) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${compact(day)}`,
      `DTEND;VALUE=DATE:${compact(dayAfter(day, 1))}`,
      `SUMMARY:${escapedText(summary)}`,
      ...(description ? [`DESCRIPTION:${escapedText(description)}`] : []),
      ...(url ? [`URL:${url}`] : []),
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const compact = (day: string) => day.replaceAll('-', '');

/** Backslash, semicolon, comma and line breaks are escaped (RFC 5545, 3.3.11); other control characters may not stand in a text. */
export function escapedText(text: string): string {
  return (
    text
      .replace(/[\\;,]/g, '\\$&')
      .replace(/\r\n|\r|\n|\u2028|\u2029/g, '\\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
  );
}

/** Breaks a line before its 76th octet, never within a character (RFC 5545, 3.1); what follows begins with a space. */
export function folded(line: string): string {
  let text = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > maxOctets) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}
