import type { DocumentView } from '@sarabun/contract/documents/open-document';
import { clsx } from 'clsx';
import { useText } from '../../../platform/i18n';
import ui from '../../../ui/styles/ui.module.css';
import styles from '../fields/modes.module.css';
import { ReplyLink } from '../own-letter/reply-link';

/** What the work asks for first: the reply is drafted, and the report follows it. */
export function ReplyAsked({ letter }: { letter: DocumentView }) {
  const { t } = useText();
  return (
    <p className={clsx(ui.row, ui.wrap, styles.replyAsked)}>
      <span className={clsx(ui.sm, ui.grow)}>{t('letterRoute.replyAsked')}</span>
      <ReplyLink letter={letter} className={ui.btn} />
    </p>
  );
}
