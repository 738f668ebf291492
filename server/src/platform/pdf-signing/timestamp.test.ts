import { describe, expect, it } from 'vitest';
import { type Answering, timestampAuthority } from '../../../test/signatures/timestamp-authority';
import { requestTimestamp } from './timestamp';

const authority = await timestampAuthority();
const other = await timestampAuthority();
const content = Buffer.from('a signature');
const ask = (more: object = {}, now = new Date()) => requestTimestamp({ url: authority.url, trusted: [authority.root], maxMs: 60_000, ...more }, content, now);
const troubleOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'none',
    (error) => error.trouble,
  );

describe('a timestamp', () => {
  it('of the authority is taken', async () => {
    const { at, token } = await ask();
    expect(Math.abs(at.getTime() - Date.now())).toBeLessThan(60_000);
    expect(token.length).toBeGreaterThan(500);
  });

  it.each<[Answering, string]>([
    ['error', 'refused'],
    ['refusing', 'refused'],
    ['junk', 'wrong'],
    ['endless', 'wrong'],
    ['ofAnother', 'wrong'],
    ['ofAnotherRequest', 'wrong'],
  ])('is not taken from an authority that is %s', async (how, trouble) => {
    authority.answer(how);
    expect(await troubleOf(ask())).toBe(trouble);
    authority.answer('right');
  });

  it('is not waited for longer than was said, and a closed port is silence, too', async () => {
    for (const how of ['silent', 'slow'] as const) {
      authority.answer(how);
      expect(await troubleOf(ask({ maxMs: 100 }))).toBe('silent');
    }
    authority.answer('right');
    expect(await troubleOf(ask({ url: 'http://127.0.0.1:1/' }))).toBe('silent');
  });

  it('is not asked for again within a minute of silence, so that ten letters wait for the authority once, and then again', async () => {
    const patient = { url: authority.url, trusted: [authority.root], maxMs: 100 };
    const start = new Date();
    const after = (seconds: number) => requestTimestamp(patient, content, new Date(start.getTime() + seconds * 1000));
    authority.answer('silent');
    expect(await troubleOf(after(0))).toBe('silent');
    authority.answer('right');
    for (let letter = 0; letter < 9; letter++) expect(await troubleOf(after(letter))).toBe('silent');
    patient.maxMs = 60_000;
    expect(await troubleOf(after(61))).toBe('none');
    expect(await troubleOf(after(62))).toBe('none');
  });

  it('is not taken from an authority that nobody trusts, or whose clock is wrong', async () => {
    expect(await troubleOf(ask({ trusted: [other.root] }))).toBe('wrong');
    expect(await troubleOf(ask({}, new Date(Date.now() - 3_600_000)))).toBe('wrong');
  });
});
