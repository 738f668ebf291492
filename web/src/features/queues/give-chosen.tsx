import { IconArrowsSplit2, IconGavel, IconSend, type TablerIcon } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { Suspense, useRef, useState } from 'react';
import { useText } from '../../platform/i18n';
import { Button } from '../../ui/button';
import { Note } from '../../ui/note';
import ui from '../../ui/styles/ui.module.css';
import { type ChosenLetter, GiveManyDialog, type GivenMany } from '../documents';
import { ReadChosen } from './chosen/read-chosen';
import styles from './queue.module.css';
import type { QueueEntry } from './queue-table';
import { batchKey, type Choosing, useBatchKey, useSeen } from './use-chosen';
import { useDesks } from './use-queues';

type Way = 'command' | 'present' | 'assign';
const icons: Readonly<Record<Way, TablerIcon>> = { command: IconGavel, present: IconSend, assign: IconArrowsSplit2 };

/** Who may command what lies on the desk of a post. Whether a letter may be commanded is decided by the server, for each. */
const commanding = ['holder', 'acting', 'secretary'];

/** What the chosen letters are for, the most usual first: an executive commands. */
function useWays(letters: readonly ChosenLetter[]): readonly Way[] {
  const { data: desks = [] } = useDesks();
  const commands = desks.filter(({ functions }) => functions.some((one) => commanding.includes(one))).map(({ deskId }) => deskId);
  return letters.some(({ deskId }) => commands.includes(deskId)) ? ['command', 'assign', 'present'] : ['present', 'assign'];
}

const chosenOf = ({ row, hint }: QueueEntry, opened: readonly number[]): ChosenLetter => ({
  legId: row.legId,
  documentId: row.documentId,
  subject: row.subject,
  about: [row.typeName, row.organisation].filter(Boolean).join(' · '),
  isRead: hint.opened || opened.includes(row.legId),
  deskId: hint.deskId,
  dueOn: hint.dueOn,
});

/** Commands, presents or assigns all chosen letters by one form; those that were refused are named with the reason, and stay chosen. */
export function GiveChosen({ choosing, entries }: { choosing: Choosing; entries: readonly QueueEntry[] }) {
  const { t } = useText();
  const [way, setWay] = useState<Way | null>(null);
  const [given, setGiven] = useState<GivenMany | null>(null);
  const [opened, setOpened] = useState<readonly number[]>([]);
  const [reading, setReading] = useState<number | null>(null);
  const bar = useRef<HTMLDivElement>(null);
  useBatchKey(bar);
  const seen = useSeen(entries);
  const { chosen, choose } = choosing;
  const here = entries.map(({ row }) => row.legId);
  const letters = [...chosen].flatMap((legId): ChosenLetter[] => {
    const entry = seen.get(legId);
    return entry ? [chosenOf(entry, opened)] : [];
  });
  const read = ({ legId }: ChosenLetter) => {
    setOpened([...opened, legId]);
    setReading(legId);
  };
  const ways = useWays(letters);
  if (chosen.size === 0 && !given?.refused.length) return null;
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
          {ways.map((one, index) => {
            const Icon = icons[one];
            const first = index === 0;
            return (
              <Button
                key={one}
                size="sm"
                tone={first ? 'filled' : 'ghost'}
                {...(first && { 'data-batch': true, shortcut: batchKey })}
                icon={<Icon size={18} stroke={1.8} aria-hidden />}
                onClick={() => setWay(one)}
              >
                {t(`bulkReceive.give.${one}`, { n: chosen.size })}
              </Button>
            );
          })}
        </div>
      )}
      {way && <GiveManyDialog way={way} letters={letters} onRead={read} onClose={() => setWay(null)} onDone={finish} />}
      {reading !== null && (
        <Suspense>
          <ReadChosen letters={letters} legId={reading} onRead={read} onClose={() => setReading(null)} />
        </Suspense>
      )}
    </div>
  );
}
