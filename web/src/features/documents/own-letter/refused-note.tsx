import type { DocumentView, RouteLeg } from '@sarabun/contract/documents/open-document';
import { returnedLeg } from '@sarabun/contract/documents/sent-back';
import { Link } from '@tanstack/react-router';
import { useText } from '../../../platform/i18n';
import { Kept } from '../../../ui/kept';
import { Note } from '../../../ui/note';
import styles from './own-letter.module.css';

const isOpen = ({ state }: RouteLeg) => state === 'delivered' || state === 'received';

/** The issued letter was refused and lies with who signed it: it cannot be changed any more, and its writer reads what can be done instead. */
export default function RefusedNote({ letter: { route, documentId } }: { letter: DocumentView }) {
  const { t } = useText();
  const here = route.findLast((leg) => leg.purpose === 'delivery' && isOpen(leg) && returnedLeg(route, leg));
  const refused = here && returnedLeg(route, here);
  if (!refused) return null;
  return (
    <div className={styles.part}>
      <Note tone="amber">
        <strong>
          <Kept>{t('letterHelp.refused', { name: refused.to.name })}</Kept>
        </strong>
        {refused.reason && (
          <>
            {' '}
            <Kept>{t('documents.because', { reason: refused.reason })}</Kept>
          </>
        )}
        <br />
        <Kept>{t('letterHelp.afterRefusal', { holder: here.to.name })}</Kept>{' '}
        <Link to="/sarabun/compose" search={{ copies: documentId }}>
          {t('letterRoute.copy')}
        </Link>
      </Note>
    </div>
  );
}
