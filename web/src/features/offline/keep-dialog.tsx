import type { QueueCode } from '@sarabun/contract/queues/queue-codes';
import { getTodoList, type QueueRow } from '@sarabun/contract/queues/todo-lists';
import { letterNumberInThai } from '@sarabun/contract/values/thai-digits';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useState } from 'react';
import { rowsOn } from '../../platform/agency';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { mostLetters } from '../../platform/offline/kept-letters';
import { FailedState } from '../../ui/blank-state';
import { AskingDialog } from '../../ui/dialogs/asking-dialog';
import { Note } from '../../ui/note';
import { Bone } from '../../ui/skeleton';
import ui from '../../ui/styles/ui.module.css';
import { toast } from '../../ui/toast';
import { type Keeping, keepForReading } from './keep-for-reading';
import styles from './offline.module.css';
import { useKept } from './use-kept';

interface KeepDialogProps {
  code: QueueCode;
  title: string;
  /** Only letters of this desk. */
  desk: number | undefined;
  onClose: () => void;
}

/** The first letters of a queue, as many as may be kept. */
function useFolder(code: QueueCode, desk: number | undefined) {
  return useQuery({
    queryKey: ['queues', 'folder', code, desk],
    queryFn: async ({ signal }) => {
      const rows: { row: QueueRow; isSecret: boolean }[] = [];
      const pageSize = rowsOn('queues');
      for (let page = 1; rows.length < mostLetters; page++) {
        const request = { typeCode: code, generalSearch: '', page, pageSize, order: 'asc' as const, desk };
        const { data, hints, total } = await call(getTodoList, request, { signal });
        rows.push(...data.map((row, index) => ({ row, isSecret: (hints[index]?.secrecy ?? 2) > 1 })));
        if (data.length === 0 || rows.length >= total) break;
      }
      return rows.slice(0, mostLetters);
    },
  });
}

/** Keeps chosen letters of a queue for reading offline: at first all but secret ones and those that are kept. */
export function KeepDialog({ code, title, desk, onClose }: KeepDialogProps) {
  const { t } = useText();
  const folder = useFolder(code, desk);
  const kept = useKept();
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [done, setDone] = useState<number | null>(null);
  const [failed, setFailed] = useState<readonly { subject: string; why: Exclude<Keeping, 'kept'> }[]>([]);
  const isKept = (documentId: number) => kept.data?.some((one) => one.documentId === documentId) ?? false;
  const open = folder.data?.filter(({ row, isSecret }) => !isSecret && !isKept(row.documentId)) ?? [];
  const chosen = open.filter(({ row }) => !left.has(row.documentId));
  const change = (documentId: number, on: boolean) =>
    setLeft((before) => new Set(on ? [...before].filter((id) => id !== documentId) : [...before, documentId]));
  const keepAll = async () => {
    const refused: { subject: string; why: Exclude<Keeping, 'kept'> }[] = [];
    for (const [index, { row }] of chosen.entries()) {
      setDone(index);
      const result = await keepForReading({ documentId: row.documentId, legId: row.legId });
      if (result !== 'kept') refused.push({ subject: row.subject, why: result });
      // The next ones would end in the same way.
      if (result === 'full' || result === 'blocked' || result === 'tooMany') break;
    }
    setDone(null);
    setFailed(refused);
    if (refused.length > 0) return;
    toast({ tone: 'success', title: t('offline.keptMany', { n: chosen.length }), text: t('offline.keptText') });
    onClose();
  };
  return (
    <AskingDialog
      title={t('offline.keepFolder', { title })}
      text={t('offline.keepHint')}
      act={{ busy: done !== null }}
      submit={t('offline.keepChosen', { n: chosen.length })}
      blocked={chosen.length === 0}
      focusTitle
      onSubmit={keepAll}
      onClose={onClose}
    >
      {failed.length > 0 && (
        <Note tone="amber">
          <ul>
            {failed.map(({ subject, why }) => (
              <li key={subject}>
                {subject}: {t(`offline.not.${why}`)}
              </li>
            ))}
          </ul>
        </Note>
      )}
      {done !== null && (
        <p role="status" className={clsx(ui.sm, ui.soft)}>
          {t('offline.keeping', { n: done + 1, all: chosen.length })}
        </p>
      )}
      {folder.isError ? (
        <FailedState small query={folder} />
      ) : !folder.data ? (
        <Bone width="80%" />
      ) : (
        <ul className={styles.choices}>
          {folder.data.map(({ row, isSecret }) => (
            <li key={row.legId}>
              <label className={clsx(ui.row, ui.sm)}>
                <input
                  type="checkbox"
                  disabled={isSecret || isKept(row.documentId) || done !== null}
                  checked={!isSecret && !left.has(row.documentId)}
                  onChange={(event) => change(row.documentId, event.target.checked)}
                />
                <span className={ui.grow}>
                  {row.number && <span className={ui.num}>{letterNumberInThai(row.number)} </span>}
                  {row.subject}
                  {(isSecret || isKept(row.documentId)) && <span className={ui.muted}> · {t(isSecret ? 'offline.not.notAllowed' : 'offline.isKept')}</span>}
                </span>
              </label>
            </li>
          ))}
        </ul>
      )}
    </AskingDialog>
  );
}
