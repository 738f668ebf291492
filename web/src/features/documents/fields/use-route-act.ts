import type { Endpoint } from '@sarabun/contract/endpoint';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { call } from '../../../platform/call';
import { toast } from '../../../ui/toast';
import type { PaneProps } from './pane-props';

/**
 * Does something with a letter. Whatever comes of it, letter, queues and counts are asked anew: after a refusal because somebody was
 * faster, the screen shows what is the case now.
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

/** Does what a pane is for: a refusal is told to the pane, what was done is said above the letter's subject. `after` runs before that. */
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
