import { OpenLetter } from './open-letter';
import { useDashboardState } from './use-dashboard-state';
import { useLetterLink } from './use-letter-link';

/** The letter that a link opens on the portal (specification §4, dashboard links). */
export function LinkedLetter() {
  const [state, change] = useDashboardState('/portal');
  useLetterLink(state, change);
  return state.document ? <OpenLetter documentId={state.document} state={state} change={change} /> : null;
}
