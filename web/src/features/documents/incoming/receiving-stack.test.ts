import { expect, test } from 'vitest';
import { changeStack, emptyStack, type Stack, type StackChange } from './receiving-stack';

const registered = { documentId: 1, legId: 1, receiveNumber: 42, year: 2569, receivedAt: new Date() };
const after = (...changes: StackChange[]): Stack => changes.reduce(changeStack, emptyStack);
const add = (...keys: string[]): StackChange => ({ do: 'add', letters: keys.map((key) => ({ key, files: [] })), secrecy: 1 });

test('after a letter comes the next that waits, then those passed over', () => {
  expect(after(add('a', 'b', 'c')).current).toBe('a');
  expect(after(add('a', 'b', 'c'), { do: 'choose', letter: 'c' }, { do: 'register', letter: 'c', registered }).current).toBe('a');
  expect(after(add('a', 'b'), { do: 'register', letter: 'a', registered }, { do: 'register', letter: 'b', registered }).current).toBeNull();
  expect(after(add('a', 'b'), { do: 'removeLetter', letter: 'a' }).current).toBe('b');
});

test('the addressee is offered to the next letter, and never put over what was typed', () => {
  const typed = after(
    add('a', 'b', 'c'),
    { do: 'type', letter: 'a', part: { addressee: 'อธิบดี' } },
    { do: 'type', letter: 'c', part: { addressee: 'รองอธิบดี' } },
  );
  const second = changeStack(typed, { do: 'register', letter: 'a', registered });
  expect(second.letters[1]?.draft.addressee).toBe('อธิบดี');
  // The letter before says nothing about this one.
  expect(second.letters[1]?.guessed.addressee).toEqual({ isSure: false, place: null });
  expect(changeStack(second, { do: 'register', letter: 'b', registered }).letters[2]?.draft.addressee).toBe('รองอธิบดี');
});

test('a refused file leaves what was typed', () => {
  const file = { key: 'f', name: 'a.pdf', file: new File(['x'], 'a.pdf'), state: 'sending' as const, progress: 0 };
  const stack = after(
    { do: 'add', letters: [{ key: 'a', files: [file] }], secrecy: 1 },
    { do: 'type', letter: 'a', part: { subject: 'เรื่อง' } },
    { do: 'file', file: 'f', part: { state: 'refused', refusal: 'ไม่ใช่ PDF' } },
    { do: 'removeFile', file: 'f' },
  );
  expect(stack.letters[0]).toMatchObject({ files: [], draft: { subject: 'เรื่อง' } });
});

test('letters whose files are of no use take no turn, unless somebody types in them', () => {
  const file = (key: string) => ({ key, name: `${key}.pdf`, file: new File(['x'], `${key}.pdf`), state: 'sending' as const, progress: 0 });
  const two: StackChange = {
    do: 'add',
    letters: [
      { key: 'a', files: [file('f')] },
      { key: 'b', files: [file('g')] },
    ],
    secrecy: 1,
  };
  const refused: StackChange = { do: 'file', file: 'f', part: { state: 'refused', refusal: 'ไม่ใช่ PDF' } };
  expect(after(two, refused).current).toBe('b');
  expect(after(two, refused, { do: 'register', letter: 'b', registered }).current).toBeNull();
  expect(after(two, { do: 'type', letter: 'a', part: { number: 'กค 1' } }, refused).current).toBe('a');
  expect(after(two, refused, { do: 'choose', letter: 'a' }).current).toBe('a');
});

test('a field that was emptied is not filled in again: not by the letter before it, nor by its number or its file', () => {
  const emptied = after(add('a', 'b'), { do: 'guess', letter: 'b', part: { addressee: 'อธิบดี' } }, { do: 'type', letter: 'b', part: { addressee: '' } });
  const addressee = (stack: Stack) => stack.letters[1]?.draft.addressee;
  const again = changeStack(emptied, { do: 'guess', letter: 'b', part: { sender: 'กรมบัญชีกลาง', addressee: 'อธิบดี' } });
  expect([addressee(again), again.letters[1]?.draft.sender]).toEqual(['', 'กรมบัญชีกลาง']);
  expect(addressee(changeStack(emptied, { do: 'register', letter: 'a', registered }))).toBe('');
  const typed = changeStack(emptied, { do: 'type', letter: 'b', part: { addressee: 'รองอธิบดี' } });
  expect([addressee(typed), typed.letters[1]?.emptied]).toEqual(['รองอธิบดี', []]);
});

test('the stamp of a letter whose corner is written on has its free place, until it is moved', () => {
  const file = { key: 'f', name: 'a.pdf', file: null, state: 'sent' as const, progress: 1 };
  const read = after({ do: 'add', letters: [{ key: 'a', files: [file] }], secrecy: 1 }, { do: 'read', file: 'f', reading: {}, stampAt: { x: 0.1, y: 0.2 } });
  expect(read.letters[0]?.stamp).toEqual({ x: 0.1, y: 0.2 });
  const moved = changeStack(read, { do: 'stamp', letter: 'a', place: { x: 0.3, y: 0.3 } });
  expect(changeStack(moved, { do: 'read', file: 'f', reading: {}, stampAt: { x: 0.1, y: 0.2 } }).letters[0]?.stamp).toEqual({ x: 0.3, y: 0.3 });
  expect(changeStack(emptyStack, { do: 'read', file: 'f', reading: {} })).toEqual(emptyStack);
});

test('a letter whose sending on was pulled back is marked, and no other', () => {
  const done = after(add('a', 'b'), { do: 'register', letter: 'a', registered: { ...registered, legId: 7, sentOn: [8] } }, { do: 'takenBack', leg: 7 });
  expect(done.letters.map((letter) => letter.registered?.isBack)).toEqual([true, undefined]);
});
