import { useAct } from '../../ui/use-act';
import { useRefresh } from './use-master';

/** Carries out a change on a page of the settings. Also after a refusal the page is read anew: who was faster has changed what is shown. */
export function useSettingsAct(onDone: () => void) {
  const refresh = useRefresh();
  const act = useAct([], onDone);
  const run = (request: () => Promise<unknown>, done: string) => act.run(request, done).finally(refresh);
  return { ...act, run };
}
