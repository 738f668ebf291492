import { expect, test } from 'vitest';
import { emptyIncoming, incomingFaults as faultsOf, firstSecrecy, type IncomingDraft } from './receive-rules';

const today = '2026-11-21';
const everything = { ordinary: true, secret: true };
const incomingFaults = (draft: IncomingDraft, day: string) => faultsOf(draft, day, everything);
const full = { ...emptyIncoming, number: 'นร 1', datedOn: '2026-11-19', sender: 'สนร.', addressee: 'อธิบดี', subject: 'เรื่อง' };

test('a letter needs a date, unless it has none', () => {
  expect(incomingFaults(emptyIncoming, today).datedOn).toBe('datedOn');
  expect(incomingFaults({ ...emptyIncoming, undated: true }, today).datedOn).toBeUndefined();
});

test('everything that the register must hold is asked for', () => {
  expect(Object.keys(incomingFaults(emptyIncoming, today)).sort()).toEqual(['addressee', 'datedOn', 'number', 'sender', 'subject']);
  expect(incomingFaults({ ...full, sender: '   ' }, today)).toEqual({ sender: 'sender' });
  expect(incomingFaults(full, today)).toEqual({});
});

test('a letter is not dated tomorrow, and not to be answered by yesterday', () => {
  expect(incomingFaults({ ...full, datedOn: '2026-11-22' }, today)).toEqual({ datedOn: 'datedInFuture' });
  expect(incomingFaults({ ...full, dueOn: '2026-11-20' }, today)).toEqual({ dueOn: 'dueOn' });
});

test('ordinary letters are received by registrars, secret ones by the secret registrar', () => {
  const [registrar, secretRegistrar] = [
    { ordinary: true, secret: false },
    { ordinary: false, secret: true },
  ];
  expect(faultsOf({ ...full, secrecy: 1 }, today, registrar)).toEqual({});
  expect(faultsOf({ ...full, secrecy: 2 }, today, registrar)).toEqual({ secrecy: 'secretRegistrar' });
  expect(faultsOf({ ...full, secrecy: 1 }, today, secretRegistrar)).toEqual({ secrecy: 'registrar' });
  expect(faultsOf({ ...full, secrecy: 3 }, today, secretRegistrar)).toEqual({});
  expect([registrar, secretRegistrar, everything].map(firstSecrecy)).toEqual([1, 2, 1]);
});

test('nothing top secret enters the system', () => {
  expect(incomingFaults({ ...full, secrecy: 4 }, today)).toEqual({ secrecy: 'topSecret' });
});
