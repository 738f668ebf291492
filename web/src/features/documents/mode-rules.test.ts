import type { DocumentView } from '@sarabun/contract/documents/open-document';
import type { Mode } from '@sarabun/contract/documents/verbs';
import { expect, test } from 'vitest';
import { letter } from '../../../test/office';
import { arrangeModes, mostModes, nearestMode } from './mode-rules';

const [first] = letter().route;
const at = (part: Partial<DocumentView['route'][number]>, allowedActions: Mode[]) =>
  letter({ allowedActions, route: [{ ...first, ...part } as DocumentView['route'][number]] });
const registry: Mode[] = ['present', 'assign', 'assignPresent', 'forward', 'askOpinion', 'circulate', 'sendBack', 'follow', 'close', 'cancelReceipt', 'cancel'];
const received = at({ state: 'received' }, registry);
const structure = (part: object) => ({ presentsFirst: false, presentTo: null, assignTo: null, ...part });
const chief = { deskId: 1 };
const word = { active: true, needsParty: false, needsText: false, needsReason: false, closes: false };
const words = [
  { ...word, code: 'acknowledged', th: 'ทราบ', en: 'Acknowledged' },
  { ...word, code: 'proceed', th: 'ดำเนินการ', en: 'Proceed' },
  { ...word, code: 'filed', th: 'ทราบ/เก็บเรื่อง', en: 'File it', closes: true },
];

test.each<[string, Mode[], Mode | undefined]>([
  ['a signed letter that can only be cancelled', ['cancel'], undefined],
  ['a letter that can be given back only', ['refuse', 'sendBack', 'reopen', 'cancelReceipt', 'withdrawDraft', 'withdrawOpinion', 'returnDraft'], undefined],
  ['an own letter that is to be signed', ['withdrawDraft', 'remindSigner'], undefined],
  ['a signed letter', ['follow', 'cancel'], 'follow'],
  ['a letter to receive', ['refuse', 'receive'], 'receive'],
])('%s opens on what takes nothing back', (_, modes, mode) => {
  expect(nearestMode(at({}, modes), modes, null, words)).toBe(mode);
});

test.each([
  [structure({ presentTo: chief }), 'present'],
  [structure({ presentsFirst: true, presentTo: chief, assignTo: chief }), 'present'],
  [structure({ assignTo: chief }), 'assign'],
  [structure({}), 'assign'],
  [null, 'assign'],
])('a letter just received goes where the structure says: %j', (says, mode) => {
  expect(nearestMode(received, registry, says, words)).toBe(mode);
});

test('a letter that came back refused is sent on another way, and no order is offered first', () => {
  const modes: Mode[] = ['present', 'assign', 'assignPresent', 'command', 'sendBack', 'follow', 'cancel'];
  const endedAt = new Date('2026-11-28T10:00:00+07:00');
  const gone = { ...first, legId: 500, state: 'refused', endedAt } as DocumentView['route'][number];
  const back = { ...first, legId: 501, parentLegId: 500, state: 'received', sentAt: endedAt } as DocumentView['route'][number];
  const returned = letter({ legId: 501, allowedActions: modes, route: [gone, back] });
  expect(nearestMode(returned, modes, null, words)).toBe('assign');
  expect(arrangeModes(returned, modes, { queue: 'waitAssign', first: 'assign' }).shown.slice(0, 2)).toEqual(['assign', 'present']);
  expect(nearestMode(letter({ legId: 501, allowedActions: modes, route: [{ ...back, parentLegId: null }] }), modes, null, words)).toBe('command');
});

test('what came by an order does not go by the structure of the registry', () => {
  const order = at({ state: 'received', purpose: 'command' }, ['present', 'report']);
  expect(nearestMode(order, ['present', 'report'], structure({ presentTo: chief }), words)).toBe('report');
});

test.each([
  ['acknowledged', 'ทราบ', 'close'],
  ['filed', 'ทราบ/เก็บเรื่อง', 'close'],
  ['acknowledged', 'ทราบ มอบกองคลังตรวจสอบ', 'assign'],
  ['proceed', 'ดำเนินการ', 'assign'],
])('an order of the type %s that says “%s” comes back to %s', (choice, text, mode) => {
  const modes: Mode[] = ['present', 'assign', 'command', 'forward', 'sendBack', 'follow', 'close'];
  const came = at({ legId: 501, parentLegId: 500, purpose: 'command', state: 'delivered' }, modes);
  const [leg] = came.route;
  const order = { legId: 500, kind: 'command', choice, text, writtenAt: leg?.sentAt } as DocumentView['notes'][number];
  const earlier = { ...order, choice: 'acknowledged', text: 'ทราบ', writtenAt: new Date(0) };
  expect(nearestMode({ ...came, notes: [earlier, order] }, modes, null, words)).toBe(mode);
  // Who was given the work reports on it.
  expect(nearestMode({ ...came, notes: [order] }, ['assign', 'report', 'follow'], null, words)).toBe('report');
});

test('a registry sees what it does most, the rest behind the last place, and what takes back at the end', () => {
  const { shown, more } = arrangeModes(received, registry, { queue: 'jobReceived', first: 'present' });
  expect(shown).toEqual(['present', 'assign', 'circulate', 'forward']);
  expect(more.slice(-3)).toEqual(['sendBack', 'cancelReceipt', 'cancel']);
  expect([...shown, ...more].toSorted()).toEqual(registry.toSorted());
});

test('an executive commands first, and the queue of given work asks for reports first', () => {
  const modes: Mode[] = ['present', 'assign', 'assignPresent', 'command', 'sendBack', 'follow'];
  expect(arrangeModes(at({}, modes), modes, { queue: 'jobReceived', first: 'command' }).shown[0]).toBe('command');
  const given: Mode[] = ['viewReport', 'remind', 'changeAssignees', 'follow', 'viewPersonReport', 'cancel'];
  expect(arrangeModes(at({}, given), given, { queue: 'jobAssign', first: undefined }).shown).toEqual(['viewReport', 'remind', 'changeAssignees', 'follow']);
});

test('a mode has its place whatever is open at first, and what is open is always seen', () => {
  const places = (first: Mode) => arrangeModes(received, registry, { queue: 'jobReceived', first }).shown;
  expect(places('assign')).toEqual(places('present'));
  expect(places('askOpinion')).toEqual([...places('present').slice(0, -1), 'askOpinion']);
  expect(arrangeModes(received, registry, { queue: 'jobReceived', first: 'askOpinion' }).more).toContain('forward');
});

test('five modes stand in the row, and nothing is behind it', () => {
  const modes = registry.slice(0, mostModes);
  expect(arrangeModes(received, modes, { queue: undefined, first: 'present' })).toMatchObject({ more: [] });
});
