import { useAct } from '../../ui/forms/use-act';
import { useRefresh } from './use-master';

/** Makes a change on a settings page. The page is reloaded even after a refusal, because someone else's change may be the reason. */
export function useSettingsAct(onDone: () => void) {
  const refresh = useRefresh();
  const act = useAct([], onDone);
  const run = (request: () => Promise<unknown>, done: string) => act.run(request, done).finally(refresh);
  return { ...act, run };
}
