import { noteKinds } from '@sarabun/contract/documents/leg-purposes';
import type { DocumentView } from '@sarabun/contract/documents/open-document';
import { wasTakenBack } from '@sarabun/contract/documents/taken-back';
import { clsx } from 'clsx';
import { useText } from '../../../platform/i18n';
import { useDates } from '../../../platform/thai-date';
import ui from '../../../ui/styles/ui.module.css';
import styles from './modes.module.css';

/** What was written on the letter last and still stands, quoted above what is written next: the minute or proposal that an order answers. */
export function LastWord({ letter: { notes, route } }: { letter: DocumentView }) {
  const { t, language } = useText();
  const dates = useDates();
  const last = notes
    .filter((note) => !wasTakenBack(note, route))
    .reduce<DocumentView['notes'][number] | undefined>((newest, note) => (newest && newest.writtenAt > note.writtenAt ? newest : note), undefined);
  if (!last?.text) return null;
  const { kind, text, writtenBy, writtenAt, writtenFor } = last;
  return (
    <figure className={styles.lastWord}>
      <blockquote>{text}</blockquote>
      <figcaption className={clsx(ui.xs, ui.muted)}>
        {t('documents.lastWord', { kind: noteKinds[kind][language], name: writtenBy.name, post: writtenFor ?? writtenBy.postName })} · {dates.moment(writtenAt)}
      </figcaption>
    </figure>
  );
}
