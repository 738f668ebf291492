import type { DocumentView, RouteLeg } from '@sarabun/contract/documents/open-document';
import { expect, test } from 'vitest';
import { routeItems } from './route-items';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 27, 0, minute));
const leg = (legId: number, parentLegId: number | null, minute: number) => ({ legId, parentLegId, sentAt: at(minute) }) as RouteLeg;
const note = (noteId: number, legId: number | null, minute: number) => ({ noteId, legId, writtenAt: at(minute) }) as DocumentView['notes'][number];
const told = (legs: readonly RouteLeg[], notes: readonly DocumentView['notes'][number][]) =>
  routeItems(
    legs.map((one) => [one]),
    notes,
  ).map((item) => ('note' in item ? `note ${item.note.noteId}` : `leg ${[item.step[0].legId, ...item.notes.map(({ noteId }) => `with ${noteId}`)].join(' ')}`));

test('a minute that was written after an assignment from the same desk stands below it', () => {
  expect(told([leg(1, null, 50), leg(2, 1, 55)], [note(7, 1, 52), note(8, 1, 57)])).toEqual(['leg 1 with 7', 'leg 2', 'note 8']);
});

test('what was written as something was sent, or on a branch beside it, stays with its leg', () => {
  const legs = [leg(1, null, 50), leg(2, 1, 55), leg(3, 1, 55), leg(4, 3, 58)];
  expect(told(legs, [note(7, 1, 55), note(8, 2, 59)])).toEqual(['leg 1 with 7', 'leg 2 with 8', 'leg 3', 'leg 4']);
});

test('a note whose leg is not shown stands at its time', () => {
  expect(told([leg(2, 1, 55), leg(3, 2, 58)], [note(7, 1, 50), note(8, null, 56)])).toEqual(['note 7', 'leg 2', 'note 8', 'leg 3']);
});
