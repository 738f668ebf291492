import type { DocumentView } from '@sarabun/contract/documents/open-document';
import { IconMessageReply } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useText } from '../../../platform/i18n';
import ui from '../../../ui/styles/ui.module.css';
import { useDocumentWords } from '../../settings';
import styles from '../fields/modes.module.css';

/** Whether the work of the reader's leg ends with a letter of reply, by its kind or in the words of such a kind, and none was written yet. */
export function useReplyAsked({ route, legId, direction, number, answeredBy }: DocumentView): boolean {
  const { jobs } = useDocumentWords();
  const leg = route.find((one) => one.legId === legId);
  const isAsked = jobs.some(({ id, task, needsReply }) => needsReply && (id === leg?.jobTypeId || (task !== '' && leg?.task?.includes(task))));
  return isAsked && direction === 'incoming' && number !== '' && answeredBy.length === 0;
}

/** What the work asks for first: the reply is drafted, and the report follows it. */
export function ReplyAsked({ documentId }: { documentId: number }) {
  const { t } = useText();
  return (
    <p className={clsx(ui.row, ui.wrap, styles.replyAsked)}>
      <span className={clsx(ui.sm, ui.grow)}>{t('letterRoute.replyAsked')}</span>
      <Link to="/sarabun/compose" search={{ answers: documentId, kind: 1 }} className={ui.btn}>
        <IconMessageReply size={19} stroke={1.7} aria-hidden />
        {t('letterRoute.reply')}
      </Link>
    </p>
  );
}
