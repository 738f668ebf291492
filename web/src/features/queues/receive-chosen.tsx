import { receiveDocuments } from '@sarabun/contract/registers/number-work';
import { maxAtOnce } from '@sarabun/contract/registers/register';
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
import { useRegistries } from '../documents';
import styles from './queue.module.css';
import { batchKey, type Choosing, useBatchKey, useChosen } from './use-chosen';
import { warnToSelect } from './warn-to-select';

/** The choice of letters to receive together; null for people who do not receive, and in other queues. */
export function useChoosing(active: boolean): Choosing | null {
  const { data: registries = [] } = useRegistries();
  return useChosen(active && registries.length > 0, maxAtOnce);
}

interface ReceiveChosenProps {
  choosing: Choosing;
  /** The legs of the visible rows. */
  here: readonly number[];
}

/** Receives all chosen letters under consecutive numbers; those that could not be are named and stay chosen. Not drawn before something is chosen. */
export function ReceiveChosen({ choosing, here }: ReceiveChosenProps) {
  const { t } = useText();
  const cache = useQueryClient();
  const { run, busy, failure } = useRequest();
  const [said, setSaid] = useState<{ done: string; refused: string[] } | null>(null);
  const bar = useRef<HTMLDivElement>(null);
  useBatchKey(bar);
  const { chosen, choose } = choosing;
  const all = here.length > 0 && here.every((legId) => chosen.has(legId));
  const receive = () => {
    const reload = () => {
      for (const key of ['queues', 'documents', 'registers']) void cache.invalidateQueries({ queryKey: [key] });
    };
    setSaid(null);
    return run(
      () => call(receiveDocuments, { legIds: [...chosen] }).finally(reload),
      ({ received, refused }) => {
        const numbers = received.map(({ receiveNumber }) => receiveNumber);
        const range = numbers.length > 1 ? `${Math.min(...numbers)}–${Math.max(...numbers)}` : String(numbers[0] ?? '');
        setSaid({
          done: numbers.length > 0 ? t('bulkReceive.done', { n: numbers.length, range: toThaiDigits(range) }) : '',
          refused: refused.map(({ message }) => message),
        });
        choose([...chosen], false);
      },
    );
  };
  if (chosen.size === 0 && said === null) return null;
  return (
    <div ref={bar} className={styles.chosen}>
      <label className={clsx(ui.row, ui.sm)}>
        <input type="checkbox" checked={all} disabled={here.length === 0} onChange={() => choose(here, !all)} />
        {t('bulkReceive.allHere')}
      </label>
      {said?.done && <Note tone="green">{said.done}</Note>}
      {said && said.refused.length > 0 && <Note tone="amber">{said.refused.join(' · ')}</Note>}
      {failure && <Note tone="amber">{failure}</Note>}
      <span className={ui.grow} />
      <Button
        size="sm"
        data-batch
        shortcut={batchKey}
        tone={chosen.size > 0 ? 'filled' : 'ghost'}
        busy={busy}
        onClick={() => (chosen.size > 0 ? void receive() : warnToSelect())}
      >
        {t('bulkReceive.receive', { n: chosen.size })}
      </Button>
    </div>
  );
}
