import { letterProof } from '@sarabun/contract/signing/verify-document';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/call';
import { useText } from '../../../platform/i18n';
import { FailedState } from '../../../ui/blank-state';
import { Bone } from '../../../ui/skeleton';
import ui from '../../../ui/styles/ui.module.css';
import styles from './proof.module.css';

/** The code of an issued letter for its readers: to show it to someone, or to check the paper in their hands. */
export default function LetterProof({ documentId }: { documentId: number }) {
  const { t } = useText();
  const query = useQuery({ queryKey: ['letterProof', documentId], queryFn: ({ signal }) => call(letterProof, { documentId }, { signal }) });
  if (query.isError) return <FailedState query={query} small />;
  if (!query.data) return <Bone width={280} height={120} />;
  const proof = query.data.item;
  if (!proof) return <p className={ui.sm}>{t('proof.none')}</p>;
  return (
    <div className={styles.own}>
      <img src={proof.picture} alt={t('proof.picture')} width={132} height={132} />
      <div>
        <p className={ui.sm}>{t(proof.isOpen ? 'proof.ownLead' : 'proof.ownSecret')}</p>
        <p className={styles.code}>{proof.code}</p>
        {proof.isOpen && (
          <a className={ui.sm} href={proof.link} target="_blank" rel="noreferrer">
            {t('proof.openPage')}
          </a>
        )}
      </div>
    </div>
  );
}
