import type { DocumentView, RouteLeg } from '@sarabun/contract/documents/open-document';

/** The hand-overs by which a leg gave work to others: assignments, and commands that name who is responsible. Newest first. */
export function assigneesOf({ route }: Pick<DocumentView, 'route'>, legId: number): RouteLeg[] {
  return route
    .filter((leg) => leg.parentLegId === legId && (leg.purpose === 'assignment' || (leg.purpose === 'command' && leg.responsibility !== null)))
    .toReversed();
}
