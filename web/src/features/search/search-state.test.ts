import { describe, expect, it } from 'vitest';
import { askedOf, asksForSomething, daysOf, readSearchState, stateOf, yearOf } from './search-state';

describe('the state of the search page', () => {
  it('reads what makes sense from an address, and nothing else', () => {
    expect(
      readSearchState({ q: 69, kind: '3', speed: 2, state: 'closed', unit: '7', from: '2026-01-01', to: 'soon', part: 'all', page: 0, document: 12 }),
    ).toEqual({
      q: '69',
      kind: 3,
      speed: '2',
      state: 'closed',
      unit: 7,
      from: '2026-01-01',
      // Named on the page: leaving it out would find more than was meant.
      to: 'soon',
      document: 12,
    });
    expect(readSearchState({ kind: 12, speed: 'fast' })).toEqual({});
    expect(asksForSomething({ q: 'งบประมาณ', to: 'soon' })).toBe(false);
  });

  it('becomes a question to the server, and a kept question becomes the state again', () => {
    const state = { q: ' งบ ', kind: 3, speed: 'urgent', state: 'closed', from: '2026-01-01', part: 'noted' } as const;
    const asked = askedOf(state);
    expect(asked).toMatchObject({ query: 'งบ', kinds: [3], speeds: [2, 3, 4], states: ['closed'], part: 'noted' });
    expect(stateOf(asked)).toEqual({ ...state, q: 'งบ' });
  });

  it.each([
    [{}, false],
    [{ q: 'ก' }, false],
    [{ q: '๗' }, true],
    [{ q: 'กข' }, true],
    [{ kind: 1 }, true],
    [{ q: 'ก', kind: 1 }, false],
    [{ q: 'งบ', from: '2026-02-01', to: '2026-01-01' }, false],
  ])('%j asks for something: %s', (state, asks) => expect(asksForSomething(state)).toBe(asks));

  it('knows a Buddhist year by its days', () => {
    expect(daysOf(2569)).toEqual({ from: '2026-01-01', to: '2026-12-31' });
    expect(yearOf(daysOf(2569))).toBe(2569);
    expect(yearOf({ from: '2026-01-01' })).toBeNull();
    expect(yearOf({ from: '2026-01-01', to: '2027-12-31' })).toBeNull();
  });
});
