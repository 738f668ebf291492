import { delays } from '@sarabun/contract/constants';
import type { QueueCode } from '@sarabun/contract/queues/queue-codes';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useRef } from 'react';
import { agency, rowsOn } from '../../platform/agency';
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
        <DocumentDialog documentId={documentId} legId={state.leg} onClose={close} onSameReceived={reopen} />
      )}
    </Suspense>
  );
}

interface LetterOfQueueProps extends OpenLetterProps {
  code: QueueCode;
  onClose: () => void;
  onSameReceived: (same: { documentId: number; legId: number }) => void;
}

function LetterOfQueue({ documentId, code, state, change, onClose, onSameReceived }: LetterOfQueueProps) {
  const cache = useQueryClient();
  const { data } = useQueuePage(code, state);
  const page = state.page ?? 1;
  const rows = data?.data ?? [];
  const found = rows.findIndex((row) => (state.leg ? row.legId === state.leg : row.documentId === documentId));
  const last = useRef(0);
  useEffect(() => {
    if (found >= 0) last.current = found;
  }, [found]);
  // A finished letter has left the queue: the row that moved into its place is the next one.
  const before = found >= 0 ? found - 1 : last.current - 1;
  const after = found >= 0 ? found + 1 : last.current;
  const pages = Math.ceil((data?.total ?? 0) / rowsOn('queues'));

  const show = (index: number) => {
    const row = rows[index];
    if (row) change({ document: row.documentId, leg: row.legId }, { replace: true });
  };
  const turn = async (to: number, pick: 'first' | 'last') => {
    const next = await cache.fetchQuery(queuePage(code, { ...state, page: to }));
    const row = next.data.at(pick === 'first' ? 0 : -1);
    if (row) change({ page: to === 1 ? undefined : to, document: row.documentId, leg: row.legId }, { replace: true });
  };
  const onPrevious = before >= 0 ? () => show(before) : page > 1 ? () => void turn(page - 1, 'last') : undefined;
  const onNext = after < rows.length ? () => show(after) : page < pages ? () => void turn(page + 1, 'first') : undefined;
  return (
    <DocumentDialog
      documentId={documentId}
      legId={state.leg}
      queue={agency().dashboard.actsAs === 'queue' ? code : undefined}
      onClose={onClose}
      place={found >= 0 ? { number: (page - 1) * rowsOn('queues') + found + 1, total: data?.total ?? 0 } : undefined}
      onPrevious={onPrevious}
      onNext={onNext}
      onSameReceived={onSameReceived}
    />
  );
}
