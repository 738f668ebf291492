import type { DocumentView, RouteLeg } from '@sarabun/contract/documents/open-document';

type Note = DocumentView['notes'][number];
/** Legs that are shown as one step: one, or those of one circulation. */
export type Step = readonly [RouteLeg, ...RouteLeg[]];
export type RouteItem = { step: Step; notes: Note[] } | { note: Note };

/**
 * The steps with the notes written on them, in the order of time: what was written on a leg after something was sent on from it follows what
 * was sent, by itself. So does a note whose leg is not shown.
 */
export function routeItems(steps: readonly Step[], notes: readonly Note[]): RouteItem[] {
  const legs = steps.flat();
  const known = new Set(legs.map(({ legId }) => legId));
  const isLate = ({ legId, writtenAt }: Note) => legs.some(({ parentLegId, sentAt }) => parentLegId === legId && sentAt < writtenAt);
  const isAlone = (note: Note) => note.legId === null || !known.has(note.legId) || isLate(note);
  const alone = notes.filter(isAlone);
  const placeOf = ({ writtenAt }: Note) => steps.findLastIndex(([leg]) => leg.sentAt <= writtenAt);
  const after = (place: number): RouteItem[] => alone.filter((note) => placeOf(note) === place).map((note) => ({ note }));
  const withNotes = (step: Step, place: number): RouteItem[] => [
    { step, notes: notes.filter((note) => !isAlone(note) && step.some(({ legId }) => legId === note.legId)) },
    ...after(place),
  ];
  return [...after(-1), ...steps.flatMap(withNotes)];
}
