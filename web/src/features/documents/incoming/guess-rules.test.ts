import type { LetterReading } from '@sarabun/contract/documents/letter-reading';
import { expect, it } from 'vitest';
import { doubtful, type Guesses, withEarlier, without, withReading } from './guess-rules';
import { emptyIncoming, type IncomingDraft } from './receive-rules';

const place = { page: 1, x: 0.1, y: 0.1, width: 0.5, height: 0.02 };
const read = <Value>(value: Value, isSure = true) => ({ value, isSure, place });
const reading: LetterReading = { number: read('กค ๑/๑'), subject: read('แจ้งเวียน', false), sender: read('กรมบัญชีกลาง'), speed: read(4), secrecy: read(2) };
const blank: { draft: IncomingDraft; guessed: Guesses } = { draft: emptyIncoming, guessed: {} };

it('what is read is put into empty fields, with its place, and what is doubtful is named', () => {
  const letter = withReading(blank, reading);
  expect(letter.draft).toMatchObject({ number: 'กค ๑/๑', subject: 'แจ้งเวียน', speed: 4, secrecy: 2 });
  expect(letter.guessed.subject).toEqual({ isSure: false, place });
  expect(doubtful(letter.guessed)).toEqual(['subject']);
});

it('what was typed stays, but a letter is never less secret than its mark', () => {
  const typed = { ...blank, draft: { ...emptyIncoming, number: 'กค 2/2', secrecy: 2 as const } };
  expect(withReading(typed, reading).draft.number).toBe('กค 2/2');
  expect(withReading(typed, { secrecy: read(3) }).draft.secrecy).toBe(3);
  expect(withReading({ ...typed, draft: { ...typed.draft, secrecy: 3 } }, { secrecy: read(2) }).draft.secrecy).toBe(3);
});

it('earlier letters fill in what the file did not say, and nothing else', () => {
  const letter = withReading(blank, reading);
  const filled = withEarlier(letter, { sender: 'กรมอื่น', addressee: 'อธิบดี' });
  expect(filled.draft).toMatchObject({ sender: 'กรมบัญชีกลาง', addressee: 'อธิบดี' });
  expect(withEarlier(filled, { addressee: 'รองอธิบดี' }).draft.addressee).toBe('รองอธิบดี');
  expect(withReading(filled, { addressee: read('เลขาธิการ') }).draft.addressee).toBe('เลขาธิการ');
  expect(without(filled.guessed, ['subject', 'addressee']).subject).toBeUndefined();
});
