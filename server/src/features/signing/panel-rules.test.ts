import { expect, it } from 'vitest';
import { type AskedStep, afterDeclining, afterStep, askedAt, beginningAt, isKeptApart } from './panel-rules';

const plain: AskedStep = { ofPanel: false, legId: null, legState: null, isSigned: false };
const member: AskedStep = { ...plain, ofPanel: true, legState: 'delivered' };
const signed: AskedStep = { ...member, legState: 'done', isSigned: true };
const declined: AskedStep = { ...member, legState: 'refused' };
/** A reviewer, a committee of whom `needed` sign, and its chair. */
const way = (members: AskedStep[], needed: number, inTurn = false) => ({ steps: [plain, ...members, plain], panel: { needed, inTurn } });

it('asks a committee together or one after the other, and everybody else alone', () => {
  expect([askedAt(way([member, member, member], 2), 0), askedAt(way([member, member, member], 2), 2)]).toEqual([[0], [1, 2, 3]]);
  expect(askedAt(way([member, member, member], 2, true), 2)).toEqual([2]);
  expect([beginningAt(way([member, member], 2), 2), beginningAt(way([member, member], 2, true), 2)]).toEqual([1, 2]);
});

it('goes on past the other members once enough have signed', () => {
  expect(afterStep(way([member, member, member], 2), 0)).toEqual({ asks: [1, 2, 3] });
  expect(afterStep(way([member, member, member], 2), 1)).toBe('waits');
  expect(afterStep(way([signed, member, member], 2), 3)).toEqual({ asks: [4] });
  expect(afterStep(way([signed, signed, plain], 2), 4)).toBe('last');
  expect(afterStep({ steps: [signed, member], panel: { needed: 2, inTurn: false } }, 1)).toBe('last');
});

it('asks the next member in turn who has neither signed nor declined', () => {
  expect(afterStep(way([member, declined, member], 2, true), 1)).toEqual({ asks: [3] });
  expect(afterDeclining(way([signed, member, member], 2, true), 2)).toEqual({ asks: [3] });
});

it('goes on without those who decline as long as enough are left', () => {
  expect(afterDeclining(way([signed, member, member], 2), 2)).toBe('waits');
  expect(afterDeclining(way([signed, declined, member], 2), 3)).toBe('fails');
  expect(afterDeclining(way([member, declined, member], 2), 1)).toBe('fails');
});

it('keeps a signature apart from the PDF while others sign after it, but for minutes that all sign in turn', () => {
  const inTurn = { steps: [member, member], panel: { needed: 2, inTurn: true } };
  const together = { ...inTurn, panel: { needed: 2, inTurn: false } };
  expect([isKeptApart(inTurn, 0, false), isKeptApart(together, 0, false), isKeptApart(together, 0, true)]).toEqual([true, true, true]);
  expect([isKeptApart(inTurn, 0, true), isKeptApart({ ...inTurn, steps: [signed, member] }, 1, false)]).toEqual([false, false]);
  expect(isKeptApart({ steps: [signed, member], panel: together.panel }, 1, false)).toBe(false);
  expect([isKeptApart({ steps: [plain, plain], panel: null }, 0, false), isKeptApart({ steps: [plain, plain], panel: null }, 0, true)]).toEqual([true, false]);
});
