import fc from 'fast-check';
import pg from 'pg';
import { expect, it } from 'vitest';
import { readMoment } from './read-moment';

// Without our own reader: this file does not load `database.ts`.
const usual = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ) as (text: string) => Date | number | null;

const two = (n: number) => String(n).padStart(2, '0');
const written = fc
  .record({
    at: fc.date({ min: new Date('0001-01-01T00:00:00Z'), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true }),
    fraction: fc.option(fc.stringMatching(/^\d{1,6}$/)),
    zone: fc.constantFrom('+07', '+00', '-03', '+14', '+06:42:04', '+05:30', '-12', ''),
    era: fc.constantFrom('', '', '', ' BC'),
  })
  .map(({ at, fraction, zone, era }) => {
    const [year, month, day] = [String(at.getUTCFullYear()).padStart(4, '0'), two(at.getUTCMonth() + 1), two(at.getUTCDate())];
    const time = [at.getUTCHours(), at.getUTCMinutes(), at.getUTCSeconds()].map(two).join(':');
    return `${year}-${month}-${day} ${time}${fraction === null ? '' : `.${fraction}`}${zone}${era}`;
  });

it('reads every moment as the driver does', () => {
  fc.assert(
    fc.property(written, (text) => {
      expect(readMoment(text)).toEqual(usual(text));
    }),
    { numRuns: 2000 },
  );
  for (const text of ['infinity', '-infinity', '12026-01-01 00:00:00+07', '2026-11-21 24:00:00+07']) expect(readMoment(text)).toEqual(usual(text));
});

it('reads what our sessions answer', () => {
  expect(readMoment('2026-11-21 09:30:00+07')).toEqual(new Date('2026-11-21T02:30:00Z'));
  expect(readMoment('2026-11-21 09:30:00.123456+07')).toEqual(new Date('2026-11-21T02:30:00.123Z'));
  expect(readMoment('2024-02-29 23:59:59.9-03')).toEqual(new Date('2024-03-01T02:59:59.900Z'));
});
