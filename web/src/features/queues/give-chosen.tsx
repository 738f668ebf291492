import { IconArrowsSplit2, IconSend } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useRef, useState } from 'react';
import { useText } from '../../platform/i18n';
import { Button } from '../../ui/button';
import { Note } from '../../ui/note';
import ui from '../../ui/styles/ui.module.css';
import { type ChosenLetter, GiveManyDialog, type GivenMany } from '../documents';
import styles from './queue.module.css';
import type { QueueEntry } from './queue-table';
import { batchKey, type Choosing, useBatchKey, useSeen } from './use-chosen';

/** Presents or assigns all chosen letters by one form; those that were refused are named with the reason, and stay chosen. */
export function GiveChosen({ choosing, entries }: { choosing: Choosing; entries: readonly QueueEntry[] }) {
  const { t } = useText();
  const [way, setWay] = useState<'present' | 'assign' | null>(null);
  const [given, setGiven] = useState<GivenMany | null>(null);
  const bar = useRef<HTMLDivElement>(null);
  useBatchKey(bar);
  const seen = useSeen(entries);
  const { chosen, choose } = choosing;
  if (chosen.size === 0 && !given?.refused.length) return null;
  const here = entries.map(({ row }) => row.legId);
  const letters = [...chosen].flatMap((legId): ChosenLetter[] => {
    const entry = seen.get(legId);
    return entry ? [{ legId, subject: entry.row.subject, deskId: entry.hint.deskId, dueOn: entry.hint.dueOn }] : [];
  });
  const finish = (result: GivenMany) => {
    setWay(null);
    choose(result.done, false);
    setGiven(result);
  };
  return (
    <div ref={bar} className={styles.chosen}>
      {given && given.refused.length > 0 && (
        <Note tone="amber">
          {t('bulkReceive.notGiven', { n: given.refused.length })}
          <ul>
            {given.refused.map(({ letter, sentence }) => (
              <li key={letter.legId}>
                {letter.subject}: {sentence}
              </li>
            ))}
          </ul>
        </Note>
      )}
      {chosen.size > 0 && (
        <div className={clsx(ui.row, ui.wrap)}>
          <label className={clsx(ui.row, ui.sm)}>
            <input
              type="checkbox"
              checked={here.length > 0 && here.every((legId) => chosen.has(legId))}
              onChange={(event) => choose(here, event.target.checked)}
            />
            {t('bulkReceive.allHere')}
          </label>
          <Button size="sm" data-batch shortcut={batchKey} icon={<IconSend size={18} stroke={1.8} aria-hidden />} onClick={() => setWay('present')}>
            {t('bulkReceive.give.present', { n: chosen.size })}
          </Button>
          <Button size="sm" tone="ghost" icon={<IconArrowsSplit2 size={18} stroke={1.8} aria-hidden />} onClick={() => setWay('assign')}>
            {t('bulkReceive.give.assign', { n: chosen.size })}
          </Button>
        </div>
      )}
      {way && <GiveManyDialog way={way} letters={letters} onClose={() => setWay(null)} onDone={finish} />}
    </div>
  );
}
