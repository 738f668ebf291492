import { IconSignature } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useText } from '../../platform/i18n';
import { Button } from '../../ui/button';
import { lazyDialog } from '../../ui/lazy-dialog';
import { lazyPart, withLetterTexts } from '../../ui/lazy-part';
import { Note } from '../../ui/note';
import ui from '../../ui/styles/ui.module.css';
import type { DashboardSearch } from './dashboard-search';
import styles from './queue.module.css';
import type { QueueEntry } from './queue-table';
import type { Outcome } from './sign-dialog';
import { batchKey, type Choosing, useBatchKey, useChosen, useSeen } from './use-chosen';
import type { ChangeDashboard } from './use-dashboard-state';

const NumberedLetters = lazyPart(withLetterTexts(async () => (await import('./chosen/numbered-letters')).NumberedLetters));
const SignDialog = lazyDialog(withLetterTexts(async () => (await import('./sign-dialog')).SignDialog));

/** The limit for one proof of identity. */
const maxSigned = 50;

/** Letters chosen to be signed at once. */
export const useSigning = (active: boolean): Choosing | null => useChosen(active, maxSigned);

interface SignChosenProps {
  choosing: Choosing;
  entries: readonly QueueEntry[];
  state: DashboardSearch;
  change: ChangeDashboard;
  /** Whether the dialog that signs is open: letters that are opened from it are read there. */
  isAsked: boolean;
  onAsk: (isAsked: boolean) => void;
}

/** Signs all chosen letters with one proof of identity; those that could not be signed are named with the reason, and stay where they are. */
export function SignChosen({ choosing, entries, state, change, isAsked, onAsk }: SignChosenProps) {
  const { t } = useText();
  const [said, setSaid] = useState<Outcome | null>(null);
  const outcome = useRef<HTMLDivElement>(null);
  useBatchKey(outcome);
  useEffect(() => {
    if (said) outcome.current?.focus();
  }, [said]);
  const seen = useSeen(entries);
  const { chosen, choose } = choosing;
  const here = entries.map(({ row }) => row.legId);
  const open = (legId: number) => change({ document: said?.signed.find((letter) => letter.legId === legId)?.documentId, leg: legId });
  const all = here.length > 0 && here.every((legId) => chosen.has(legId));
  if (chosen.size === 0 && said === null && !isAsked) return null;
  return (
    <div ref={outcome} className={styles.chosen} tabIndex={-1}>
      {said && said.signed.length > 0 && (
        <Note tone="green">
          <span>{t('letterRoute.batchDone', { n: said.signed.length })}</span>
          <Suspense>
            <NumberedLetters label={t('letterRoute.batchDone', { n: said.signed.length })} letters={said.signed} onOpen={open} />
          </Suspense>
        </Note>
      )}
      {said && said.refused.length > 0 && (
        <Note tone="amber">
          {t('letterRoute.batchRefused', { n: said.refused.length })}
          <ul>
            {said.refused.map(({ legId, sentence }) => (
              <li key={legId}>{sentence}</li>
            ))}
          </ul>
        </Note>
      )}
      {chosen.size > 0 && (
        <div className={clsx(ui.row, ui.wrap)}>
          <label className={clsx(ui.row, ui.sm)}>
            <input type="checkbox" checked={all} onChange={(event) => choose(here, event.target.checked)} />
            {t('letterRoute.selectAll')}
          </label>
          <Button size="sm" data-batch shortcut={batchKey} icon={<IconSignature size={18} stroke={1.8} aria-hidden />} onClick={() => onAsk(true)}>
            {t('letterRoute.signSelected', { n: chosen.size })}
          </Button>
        </div>
      )}
      {isAsked && (
        <Suspense>
          <SignDialog
            choosing={choosing}
            seen={seen}
            state={state}
            change={change}
            onClose={() => onAsk(false)}
            onDone={(result) => {
              onAsk(false);
              choose([...chosen], false);
              setSaid(result);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
