import { expect, test } from 'vitest';
import { emptyWork, faultsOf, type Party, withParty, withPhrase, withResponsibility } from './assignment-rules';

const today = '2026-11-21';
const desk = (deskId: number) => ({ deskId, name: `โต๊ะ ${deskId}`, detail: '' });
const parts = (parties: readonly Party[]) => parties.map(({ deskId, responsibility }) => `${deskId} ${responsibility}`);

test('the first is main, the others joint, nobody twice', () => {
  const three = [1, 2, 2, 3].reduce<Party[]>((parties, deskId) => withParty(parties, desk(deskId)), []);
  expect(parts(three)).toEqual(['1 main', '2 joint', '3 joint']);
});

test('there is one main at most', () => {
  const two = withParty(withParty([], desk(1)), desk(2));
  expect(parts(withResponsibility(two, 2, 'main'))).toEqual(['1 joint', '2 main']);
  expect(parts(withResponsibility(two, 1, 'information'))).toEqual(['1 information', '2 joint']);
});

test('who comes after the main was taken out becomes main', () => {
  const onlyJoint = withResponsibility(withParty([], desk(1)), 1, 'joint');
  expect(parts(withParty(onlyJoint, desk(2)))).toEqual(['1 joint', '2 main']);
});

test('what keeps an assignment from being sent', () => {
  const parties = withParty([], desk(1));
  expect(faultsOf(emptyWork, today)).toEqual({ parties: 'noParty' });
  expect(faultsOf({ ...emptyWork, parties: withResponsibility(parties, 1, 'joint') }, today)).toEqual({ parties: 'oneMain' });
  expect(faultsOf({ ...emptyWork, parties, dueOn: '2026-11-20' }, today)).toEqual({ dueOn: 'duePast' });
  expect(faultsOf({ ...emptyWork, parties, dueOn: today }, today)).toEqual({});
});

const ready = ['ดำเนินการ', 'ดำเนินการตามระเบียบ', 'ดำเนินการและรายงานผล', 'เก็บเรื่อง'];
test.each([
  ['', 'ดำเนินการ', 'ดำเนินการ'],
  ['รวบรวมข้อมูล ', 'เก็บเรื่อง', 'รวบรวมข้อมูล เก็บเรื่อง'],
  ['ดำเนินการ', 'ดำเนินการ', 'ดำเนินการ'],
  ['ดำเนินการตามระเบียบ', 'ดำเนินการและรายงานผล', 'ดำเนินการและรายงานผล'],
  ['ดำเนินการตามระเบียบ', 'ดำเนินการ', 'ดำเนินการ'],
  ['ทราบ เร่งดำเนินการ', 'ดำเนินการและรายงานผล', 'ทราบ เร่งดำเนินการและรายงานผล'],
  ['เก็บเรื่อง ที่กอง', 'เก็บเรื่อง', 'เก็บเรื่อง ที่กอง'],
  ['เก็บเรื่อง ', 'ดำเนินการ', 'เก็บเรื่อง ดำเนินการ'],
])('%j with the phrase %j is %j', (typed, phrase, text) => {
  expect(withPhrase(typed, phrase, ready)).toBe(text);
});
