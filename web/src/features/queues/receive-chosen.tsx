import { receiveDocuments } from '@sarabun/contract/registers/number-work';
import { toThaiDigits } from '@sarabun/contract/values/thai-digits';
import { useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useRef, useState } from 'react';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { Button } from '../../ui/button';
import { useRequest } from '../../ui/forms/use-request';
import { Note } from '../../ui/note';
import ui from '../../ui/styles/ui.module.css';
import { NumberedLetters } from './chosen/numbered-letters';
import styles from './queue.module.css';
import type { QueueEntry } from './queue-table';
import { batchKey, type Choosing, useBatchKey, useSeen } from './use-chosen';

interface ReceiveChosenProps {
  choosing: Choosing;
  /** The visible rows. */
  entries: readonly QueueEntry[];
  onOpen: (entry: QueueEntry) => void;
}

interface Said {
  done: string;
  /** Which letter got which number, in the order of the numbers. */
  numbered: { legId: number; number: number }[];
  refused: string[];
  /** Those that may have been received before; they wait for an answer. */
  asked: { legId: number; message: string }[];
}

/**
 * Receives all chosen letters under consecutive numbers; those that could not be are named. Those that match a received letter are asked
 * about, as on the receiving desk. Not drawn before something is chosen.
 */
export function ReceiveChosen({ choosing, entries, onOpen }: ReceiveChosenProps) {
  const { t } = useText();
  const cache = useQueryClient();
  const { run, busy, failure } = useRequest();
  const [said, setSaid] = useState<Said | null>(null);
  const bar = useRef<HTMLDivElement>(null);
  useBatchKey(bar);
  const seen = useSeen(entries);
  const open = (legId: number) => {
    const entry = seen.get(legId);
    if (entry) onOpen(entry);
  };
  const { chosen, choose } = choosing;
  const here = entries.map(({ row }) => row.legId);
  const all = here.length > 0 && here.every((legId) => chosen.has(legId));
  const receive = (legIds: readonly number[], others: readonly number[] = []) => {
    const reload = () => {
      for (const key of ['queues', 'documents', 'registers']) void cache.invalidateQueries({ queryKey: [key] });
    };
    setSaid(null);
    return run(
      () => call(receiveDocuments, { legIds: [...legIds], others: [...others] }).finally(reload),
      ({ received, refused }) => {
        const numbers = received.map(({ receiveNumber }) => receiveNumber);
        const range = numbers.length > 1 ? `${Math.min(...numbers)}–${Math.max(...numbers)}` : String(numbers[0] ?? '');
        setSaid({
          done: numbers.length > 0 ? t('bulkReceive.done', { n: numbers.length, range: toThaiDigits(range) }) : '',
          numbered: received.map(({ legId, receiveNumber: number }) => ({ legId, number })).toSorted((one, other) => one.number - other.number),
          refused: refused.filter(({ maybeSame }) => !maybeSame).map(({ message }) => message),
          asked: refused.filter(({ maybeSame }) => maybeSame),
        });
        choose(legIds, false);
      },
    );
  };
  if (chosen.size === 0 && said === null && !failure) return null;
  const asked = said?.asked ?? [];
  const askedIds = asked.map(({ legId }) => legId);
  return (
    <div ref={bar} className={styles.chosen}>
      {chosen.size > 0 && (
        <label className={clsx(ui.row, ui.sm)}>
          <input type="checkbox" checked={all} disabled={here.length === 0} onChange={() => choose(here, !all)} />
          {t('bulkReceive.allHere')}
        </label>
      )}
      {said?.done && (
        <Note tone="green">
          <span>{said.done}</span>
          <NumberedLetters
            label={said.done}
            letters={said.numbered.map(({ legId, number }) => ({
              legId,
              number: toThaiDigits(String(number)),
              subject: seen.get(legId)?.row.subject ?? '',
            }))}
            onOpen={open}
          />
        </Note>
      )}
      {said && said.refused.length > 0 && <Note tone="amber">{said.refused.join(' · ')}</Note>}
      {asked.length > 0 && (
        <Note tone="amber">
          {t('bulkReceive.maybeSame', { n: asked.length })}
          <ul>
            {asked.map(({ legId, message }) => {
              const entry = seen.get(legId);
              return (
                <li key={legId}>
                  {message}{' '}
                  {entry && (
                    <Button tone="quiet" size="sm" onClick={() => onOpen(entry)}>
                      {t('bulkReceive.look')}
                    </Button>
                  )}
                </li>
              );
            })}
          </ul>
        </Note>
      )}
      {failure && <Note tone="amber">{failure}</Note>}
      <span className={ui.grow} />
      {asked.length > 0 && (
        <Button size="sm" tone="ghost" busy={busy} onClick={() => void receive(askedIds, askedIds)}>
          {t('bulkReceive.others', { n: asked.length })}
        </Button>
      )}
      {chosen.size > 0 && (
        <Button size="sm" data-batch shortcut={batchKey} busy={busy} onClick={() => void receive([...chosen])}>
          {t('bulkReceive.receive', { n: chosen.size })}
        </Button>
      )}
    </div>
  );
}
