import type { Endpoint } from '@sarabun/contract/endpoint';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { call } from '../../platform/call';

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
