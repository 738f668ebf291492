import { noteWord, orderOf } from '@sarabun/contract/documents/note-word';
import type { DocumentView, RouteLeg } from '@sarabun/contract/documents/open-document';
import { clsx } from 'clsx';
import { useText } from '../../../platform/i18n';
import { useDates } from '../../../platform/thai-date';
import { Kept } from '../../../ui/kept';
import { Note } from '../../../ui/note';
import ui from '../../../ui/styles/ui.module.css';
import { useDocumentWords } from '../../settings';

/** What was given on a leg: its kind and task, or the words of the order that gave it; who gave it, and until when. */
export function GivenTask({ letter: { notes }, leg }: { letter: DocumentView; leg: RouteLeg }) {
  const { t, language } = useText();
  const dates = useDates();
  const { commands } = useDocumentWords();
  const { task, jobType, dueOn, from } = leg;
  const order = orderOf(notes, leg);
  const word = order && noteWord(order, commands);
  const ordered = order && [word?.[language], order.text !== word?.th && order.text].filter(Boolean).join(' ');
  const said = task || ordered;
  if (!said && !jobType) return null;
  const about = [from?.name, dueOn && t('documents.until', { day: dates.day(dueOn) })].filter(Boolean);
  return (
    <Note tone="blue">
      {jobType && jobType.th !== task && <b>{jobType[language]} </b>}
      {said}{' '}
      <span className={clsx(ui.xs, ui.muted)}>
        <Kept>{about.join(' · ')}</Kept>
      </span>
    </Note>
  );
}
