import { useQueryClient } from '@tanstack/react-query';
import { toast } from '../toast';
import { useRequest } from './use-request';

/** What a toast says; its text, if any, is smaller. */
type Done = string | { title: string; text: string };

/** Makes a change as {@link useRequest} does, says what was done, and reloads the queries under these keys. */
export function useAct(keys: readonly string[], onDone: () => void) {
  const queries = useQueryClient();
  const { run, ...request } = useRequest();
  const act = <Answer>(send: () => Promise<Answer>, done: Done | ((answer: Answer) => Done)) =>
    run(send, async (answer) => {
      const said = typeof done === 'function' ? done(answer) : done;
      toast({ tone: 'success', ...(typeof said === 'string' ? { title: said } : said) });
      onDone();
      await Promise.all(keys.map((key) => queries.invalidateQueries({ queryKey: [key] })));
    });
  return { ...request, run: act };
}
