import { expect, test } from 'vitest';
import { emptyIncoming, incomingFaults } from './receive-rules';

const today = '2026-11-21';
const full = { ...emptyIncoming, number: 'นร 1', datedOn: '2026-11-19', sender: 'สนร.', addressee: 'อธิบดี', subject: 'เรื่อง' };

test('everything that the register must hold is asked for', () => {
  expect(Object.keys(incomingFaults(emptyIncoming, today)).sort()).toEqual(['addressee', 'datedOn', 'number', 'sender', 'subject']);
  expect(incomingFaults({ ...full, sender: '   ' }, today)).toEqual({ sender: 'sender' });
  expect(incomingFaults(full, today)).toEqual({});
});

test('a letter is not dated tomorrow, and not to be answered by yesterday', () => {
  expect(incomingFaults({ ...full, datedOn: '2026-11-22' }, today)).toEqual({ datedOn: 'datedInFuture' });
  expect(incomingFaults({ ...full, dueOn: '2026-11-20' }, today)).toEqual({ dueOn: 'dueOn' });
});

test('nothing top secret enters the system', () => {
  expect(incomingFaults({ ...full, secrecy: 4 }, today)).toEqual({ secrecy: 'topSecret' });
});
