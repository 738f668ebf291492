import type { DocumentView } from '@sarabun/contract/documents/open-document';
import { IconMessageReply } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useText } from '../../../platform/i18n';

/** Leads to the draft of the letter that answers a received one. */
export function ReplyLink({ letter: { documentId, answeredBy }, className }: { letter: DocumentView; className?: string | undefined }) {
  const { t } = useText();
  return (
    <Link to="/sarabun/compose" search={{ answers: documentId, kind: 1 }} className={className}>
      <IconMessageReply size={19} stroke={1.7} aria-hidden />
      {t(answeredBy.some(({ draft }) => draft) ? 'letterRoute.replyAgain' : 'letterRoute.reply')}
    </Link>
  );
}
