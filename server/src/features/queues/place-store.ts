import { type RawBuilder, sql } from 'kysely';
import { steadyArray } from '../../platform/steady-array';
import type { Place } from './queue-rules';

/** The places whose rows are visible. */
export interface Viewer {
  places: readonly Place[];
  today: string;
}

/** Whether some place shows only certain kinds of letters, as that of an acting person may. */
export const hasKinds = ({ places }: Pick<Viewer, 'places'>) => places.some(({ kinds }) => kinds !== null);

/**
 * The viewer's places as a table `place`, each numbered by `tileOf`. The planner does not see how many there are: see `steadyArray`, which
 * explains why.
 */
export function placeTable(viewer: Pick<Viewer, 'places'>, tileOf: (queue: number) => number = () => 0): RawBuilder<unknown> {
  const column = (of: (place: Place) => number) => steadyArray(viewer.places.map(of));
  const kinds = viewer.places.map(({ kinds }) => kinds && `{${kinds.join()}}`);
  return sql`
    unnest(${column(({ deskId }) => deskId)}, ${column(({ queue }) => queue)}, ${column(({ from }) => from)},
      ${column(({ to }) => to)}, ${column(({ queue }) => tileOf(queue))}
      ${hasKinds(viewer) ? sql`, ${kinds}::text[]` : sql``})
      as place (desk_id, queue, from_class, to_class, tile${sql.raw(hasKinds(viewer) ? ', kinds' : '')})`;
}

/** SQL: whether the letter of a row `e` is of one of its place's kinds. */
export const isOfKinds = '(select d.kind from document d where d.id = e.document_id) = any(place.kinds::smallint[])';

/** SQL: whether a row `e` belongs to a place. */
export const isThere = (viewer: Viewer) =>
  sql.raw(`
  e.desk_id = place.desk_id and e.queue = place.queue and e.secrecy between place.from_class and place.to_class
  ${hasKinds(viewer) ? `and (place.kinds is null or ${isOfKinds})` : ''}`);
