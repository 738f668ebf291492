import type { Endpoint } from '@sarabun/contract/endpoint';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { call } from '../../../platform/call';
import { toast } from '../../../ui/toast';
import type { PaneProps } from './pane-props';

/**
 * Acts on a letter. Afterwards, letter, queues and counts are reloaded whatever the result: if someone else was faster, the screen shows
 * the current state.
 */
export function useRouteAct<In extends z.ZodMiniType, Out extends z.ZodMiniType>(endpoint: Endpoint<In, Out>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (input: z.output<In>) => call(endpoint, input),
    onSettled: () => {
      void cache.invalidateQueries({ queryKey: ['documents'] });
      void cache.invalidateQueries({ queryKey: ['queues'] });
    },
  });
}

/** The action of a pane: a refusal is passed to the pane, success is shown above the letter's subject. `after` runs before that. */
export function usePaneAct<In extends z.ZodMiniType, Out extends z.ZodMiniType>(
  endpoint: Endpoint<In, Out>,
  { letter, onFailure }: Pick<PaneProps, 'letter' | 'onFailure'>,
) {
  const act = useRouteAct(endpoint);
  const send = (input: z.output<In>, done: string | ((answer: z.output<Out>) => string), after?: (answer: z.output<Out>) => void) => {
    onFailure(null);
    act.mutate(input, {
      onSuccess: (answer) => {
        after?.(answer);
        toast({ tone: 'success', title: typeof done === 'string' ? done : done(answer), text: letter.subject });
      },
      onError: onFailure,
    });
  };
  return { busy: act.isPending, error: act.error, send };
}
