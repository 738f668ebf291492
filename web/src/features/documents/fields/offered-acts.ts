import { isKey } from '../../../platform/keys';
import type { ToastAct } from '../../../ui/toast';

let offered: readonly ToastAct[] = [];

function hear(event: KeyboardEvent): void {
  const act = offered.find(({ shortcut }) => isKey(event, shortcut));
  if (!act || event.defaultPrevented) return;
  event.preventDefault();
  act.onPress();
}

/** Lets the keys of a toast's acts do them wherever the focus is, until the next are offered. Answers how to withdraw them. */
export function offerActs(acts: readonly ToastAct[]): () => void {
  offered = acts;
  if (acts.length > 0) window.addEventListener('keydown', hear);
  return () => {
    if (offered !== acts) return;
    offered = [];
    window.removeEventListener('keydown', hear);
  };
}
