import { documentActions, verbs } from '@sarabun/contract/documents/verbs';
import type { Endpoint } from '@sarabun/contract/endpoint';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { call } from '../../../platform/call';
import type { PaneProps } from './pane-props';
import { useDoneToast } from './use-done-toast';

function askAnew(cache: QueryClient): void {
  void cache.invalidateQueries({ queryKey: ['documents'] });
  void cache.invalidateQueries({ queryKey: ['queues'] });
}

/**
 * Acts on a letter. Afterwards, letter, queues and counts are reloaded whatever the result: if someone else was faster, the screen shows
 * the current state.
 */
export function useRouteAct<In extends z.ZodMiniType, Out extends z.ZodMiniType>(endpoint: Endpoint<In, Out>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (input: z.output<In>) => call(endpoint, input),
    onSettled: () => askAnew(cache),
  });
}

/** The legs that an act has sent on, as its answer names them. */
function sentBy(name: string, answer: unknown): readonly number[] {
  const sends = documentActions.some((action) => verbs[action].sendsOn && verbs[action].act === name);
  const item = (answer as { item?: { legIds?: readonly number[] } } | undefined)?.item;
  return sends ? (item?.legIds ?? []) : [];
}

/**
 * Does what a pane is for: a refusal is told to the pane, what was done is said above the letter's subject, and the next letter of the
 * queue opens. `after` runs before that.
 */
export function usePaneAct<In extends z.ZodMiniType, Out extends z.ZodMiniType>(
  endpoint: Endpoint<In, Out>,
  { letter, onFailure }: Pick<PaneProps, 'letter' | 'onFailure'>,
) {
  const tell = useDoneToast();
  const cache = useQueryClient();
  const act = useMutation({
    mutationFn: async ({ input, done, after }: Sending<z.output<In>, z.output<Out>>) => {
      const answer = await call(endpoint, input);
      after?.(answer);
      const title = typeof done === 'string' ? done : done(answer);
      const { documentId, legId, subject } = letter;
      await tell({ documentId, legId: legId ?? 0, subject, title, sent: sentBy(endpoint.name, answer) });
      return answer;
    },
    onError: onFailure,
    onSettled: () => askAnew(cache),
  });
  const send = (input: z.output<In>, done: string | ((answer: z.output<Out>) => string), after?: (answer: z.output<Out>) => void) => {
    onFailure(null);
    act.mutate({ input, done, after });
  };
  return { busy: act.isPending, error: act.error, send };
}

interface Sending<Input, Answer> {
  input: Input;
  done: string | ((answer: Answer) => string);
  after: ((answer: Answer) => void) | undefined;
}
