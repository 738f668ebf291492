import { documentActions, verbs } from '@sarabun/contract/documents/verbs';
import type { Endpoint } from '@sarabun/contract/endpoint';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { CallFailed, sentenceOf } from '../../../platform/call';
import { useUser } from '../../../platform/session';
import { useRequest } from '../../../ui/forms/use-request';
import { sendOrWait } from '../../offline';
import type { PaneProps } from './pane-props';
import { type Done, useDoneToast } from './use-done-toast';

function askAnew(cache: QueryClient): void {
  void cache.invalidateQueries({ queryKey: ['documents'] });
  void cache.invalidateQueries({ queryKey: ['queues'] });
}

/**
 * Acts on a letter. Afterwards, letter, queues and counts are reloaded whatever the result: if someone else was faster, the screen shows
 * the current state. `onFailure` is told a refusal, and null before each try.
 */
export function useRouteAct(onFailure?: (error: Error | null) => void) {
  const cache = useQueryClient();
  const { run, ...request } = useRequest();
  const refuse = (error: unknown): never => {
    onFailure?.(error instanceof CallFailed ? error : new CallFailed(0, 'unknown', sentenceOf(error)));
    throw error;
  };
  const act = <Answer>(send: () => Promise<Answer>, onDone?: (answer: Answer) => unknown) => {
    onFailure?.(null);
    const sent = () =>
      send()
        .catch(refuse)
        .finally(() => askAnew(cache));
    return run(sent, onDone);
  };
  return { ...request, run: act };
}

/**
 * What can be taken back of an act: the legs that it sent on, as its answer names them, or what was done on its own leg. And whether its
 * letter stays open.
 */
function outcomeOf(name: string, answer: unknown, legId: number): Pick<Done, 'sent' | 'retracts' | 'staysOpen'> {
  const verb = documentActions.map((action) => verbs[action]).find(({ act }) => act === name);
  const retracts = verb?.isRetracted ?? false;
  const item = (answer as { item?: { legIds?: readonly number[] } } | undefined)?.item;
  return { sent: retracts ? [legId] : (verb?.sendsOn && item?.legIds) || [], retracts, staysOpen: verb?.staysOpen ?? false };
}

/**
 * Does what a pane is for: a refusal is told to the pane, what was done is said above the letter's subject, and the next letter of the
 * queue opens. `after` runs before that. Without a connection the act may wait on this device, which the pane then shows.
 */
export function usePaneAct<In extends z.ZodMiniType, Out extends z.ZodMiniType>(
  endpoint: Endpoint<In, Out>,
  { letter, onFailure }: Pick<PaneProps, 'letter' | 'onFailure'>,
) {
  const tell = useDoneToast();
  const { personId } = useUser();
  const { run, ...act } = useRouteAct(onFailure);
  const send = (input: z.output<In>, done: string | ((answer: z.output<Out>) => string), after?: (answer: z.output<Out>) => void) =>
    run(async () => {
      const answer = await sendOrWait(endpoint, input, letter, personId);
      if (answer === null) return;
      after?.(answer);
      const title = typeof done === 'string' ? done : done(answer);
      const { documentId, legId: asked, subject } = letter;
      const legId = asked ?? 0;
      await tell({ documentId, legId, subject, title, ...outcomeOf(endpoint.name, answer, legId) });
    });
  return { ...act, send };
}
