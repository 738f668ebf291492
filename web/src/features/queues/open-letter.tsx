import { delays } from '@sarabun/contract/constants';
import type { QueueCode } from '@sarabun/contract/queues/queue-codes';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { agency, rowsOn } from '../../platform/agency';
import { useUser } from '../../platform/session';
import { GoesOnSwitch } from '../account';
import { DocumentDialog } from '../documents';
import type { DashboardSearch } from './dashboard-search';
import type { ChangeDashboard } from './use-dashboard-state';
import { queuePage, useQueuePage } from './use-queues';

interface OpenLetterProps {
  documentId: number;
  state: DashboardSearch;
  change: ChangeDashboard;
}

/** The open letter, with navigation to its neighbours in the queue. */
export function OpenLetter({ documentId, state, change }: OpenLetterProps) {
  const cache = useQueryClient();
  const close = () => change({ document: undefined, leg: undefined });
  const open = ({ documentId: document, legId: leg }: { documentId: number; legId: number }) => change({ document, leg }, { replace: true });
  const reopen = ({ documentId: document, legId: leg }: { documentId: number; legId: number }) => {
    close();
    void cache.invalidateQueries({ queryKey: ['queues'] });
    setTimeout(() => change({ document, leg }), delays.reopen);
  };
  return (
    <Suspense>
      {state.queue ? (
        <LetterOfQueue documentId={documentId} state={state} change={change} code={state.queue} onClose={close} onSameReceived={reopen} />
      ) : (
        <DocumentDialog documentId={documentId} legId={state.leg} onClose={close} onOpen={open} onSameReceived={reopen} />
      )}
    </Suspense>
  );
}

/** The leg of the letter that is looked at again; kept here, because the dialog has closed after the last letter of a queue. */
const lookedBack: { legId: number | null } = { legId: null };

interface LetterOfQueueProps extends OpenLetterProps {
  code: QueueCode;
  onClose: () => void;
  onSameReceived: (same: { documentId: number; legId: number }) => void;
}

function LetterOfQueue({ documentId, code, state, change, onClose, onSameReceived }: LetterOfQueueProps) {
  const cache = useQueryClient();
  const { goesOn } = useUser().information;
  const { data } = useQueuePage(code, state);
  const page = state.page ?? 1;
  const rows = data?.data ?? [];
  const found = rows.findIndex((row) => (state.leg ? row.legId === state.leg : row.documentId === documentId));
  const last = useLastIndex(found);
  const dealtWith = useDealtWith(rows);
  const isShown = useIsShown();
  const [arrived, setArrived] = useState<number | null>(null);
  // A letter that was dealt with has left the queue: the row that moved up into its place is the next one.
  const before = found >= 0 ? found - 1 : last.current - 1;
  const after = found >= 0 ? found + 1 : last.current;
  const pages = Math.ceil((data?.total ?? 0) / rowsOn('queues'));

  const open = (letter: { documentId: number; legId: number }, how = { replace: true }, back: number | null = null) => {
    lookedBack.legId = back;
    change({ document: letter.documentId, leg: letter.legId }, how);
  };
  const show = (index: number) => {
    if (rows[index]) open(rows[index]);
  };
  const turn = useTurn(code, state, change);
  const goOn = async (done: { documentId: number; legId: number; staysOpen?: boolean }) => {
    // Who watches a letter acts on another leg of it than that of the row.
    const at = state.leg ?? done.legId;
    const now = await cache.fetchQuery({ ...queuePage(code, state), staleTime: 0 }).catch(() => null);
    if (!now || now.data.some((row) => row.legId === at)) return null;
    dealtWith.add(at, done.legId);
    // Who has closed it meanwhile wants no other letter.
    if (!goesOn || done.staysOpen || !isShown.current) return null;
    // What was ordered may come back to the same queue, as work of the unit: it is not the next letter.
    const next = now.data.slice(found >= 0 ? found : last.current).find((row) => row.documentId !== done.documentId);
    setArrived(next?.legId ?? null);
    if (next) open(next);
    else onClose();
    return () => open({ documentId: done.documentId, legId: at }, { replace: next !== undefined }, at);
  };
  const takenBack = (letter: { documentId: number; legId: number }) => {
    dealtWith.drop(letter.legId);
    open(letter);
  };
  const onPrevious = before >= 0 ? () => show(before) : page > 1 ? () => void turn(page - 1, 'last') : undefined;
  const onNext = after < rows.length ? () => show(after) : page < pages ? () => void turn(page + 1, 'first') : undefined;
  // Where the letter stood, or what moved up there once it has left the queue.
  const rowOf = () => {
    const shown = [...document.querySelectorAll<HTMLElement>('[data-leg]')];
    const place = found >= 0 ? found : last.current;
    return shown.find((row) => row.dataset.leg === String(state.leg)) ?? shown[Math.min(place, shown.length - 1)];
  };
  const { gone } = dealtWith;
  // A letter that was dealt with and is still open stands where it stood.
  const index = found >= 0 ? found : state.leg !== undefined && gone.includes(state.leg) ? last.current - 1 : null;
  const offset = gone.length + (page - 1) * rowsOn('queues');
  return (
    <DocumentDialog
      documentId={documentId}
      legId={state.leg}
      queue={agency().dashboard.actsAs === 'queue' ? code : undefined}
      onClose={onClose}
      place={index === null ? undefined : { number: offset + index + 1, total: gone.length + (data?.total ?? 0) }}
      besidePlace={<GoesOnSwitch />}
      onPrevious={onPrevious}
      onNext={onNext}
      onDone={goOn}
      onOpen={takenBack}
      arrived={arrived !== null && arrived === state.leg}
      lookedBack={lookedBack.legId !== null && lookedBack.legId === state.leg}
      onSameReceived={onSameReceived}
      returnTo={rowOf}
    />
  );
}

/** Letters dealt with since the first was opened. Those that have left the queue (`gone`) still count in the place of the others. */
function useDealtWith(rows: readonly { legId: number }[]) {
  const [all, setAll] = useState<readonly { legId: number; actedOn: number }[]>([]);
  return {
    gone: all.map(({ legId }) => legId).filter((legId) => !rows.some((row) => row.legId === legId)),
    /** The leg of the row, and the one that was acted on, which may be another leg of the letter. */
    add: (legId: number, actedOn: number) => setAll((old) => [...old.filter((one) => one.legId !== legId), { legId, actedOn }]),
    drop: (actedOn: number) => setAll((old) => old.filter((one) => one.actedOn !== actedOn)),
  };
}

/** Whether the letter is still open, for what ends later. */
function useIsShown() {
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}

/** Where the letter stood in the rows; kept once it has left them. */
function useLastIndex(found: number) {
  const last = useRef(0);
  useEffect(() => {
    if (found >= 0) last.current = found;
  }, [found]);
  return last;
}

/** Opens the first or last letter of another page of the queue. */
function useTurn(code: QueueCode, state: DashboardSearch, change: ChangeDashboard) {
  const cache = useQueryClient();
  return async (to: number, pick: 'first' | 'last') => {
    const next = await cache.fetchQuery(queuePage(code, { ...state, page: to }));
    const row = next.data.at(pick === 'first' ? 0 : -1);
    if (row) change({ page: to === 1 ? undefined : to, document: row.documentId, leg: row.legId }, { replace: true });
  };
}
