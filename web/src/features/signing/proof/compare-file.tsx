import { type Comparison, comparePath, comparison, maxComparedBytes } from '@sarabun/contract/signing/verify-document';
import { IconFileSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { sentenceOf } from '../../../platform/call';
import { useText } from '../../../platform/i18n';
import { upload } from '../../../platform/upload';
import { Chip, type ChipTone } from '../../../ui/chip';
import { FileButton } from '../../../ui/fields/file-input';
import { Note } from '../../../ui/note';
import ui from '../../../ui/styles/ui.module.css';
import styles from './proof.module.css';

const verdictTones = { identical: 'green', same: 'green', differs: 'red' } as const;
const signedTones = { intact: 'green', none: 'amber', untrusted: 'red', changed: 'red' } as const;
const pageTones: Record<Comparison['pages'][number]['verdict'], ChipTone> = {
  same: 'green',
  looksDifferent: 'amber',
  noText: 'amber',
  differs: 'red',
  missing: 'red',
  added: 'red',
};

const megabytes = maxComparedBytes / 1024 / 1024;

/** Sends a PDF that someone has, and shows page by page whether it is the letter that was issued. */
export function CompareFile({ code, isComparable }: { code: string; isComparable: boolean }) {
  const { t } = useText();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [found, setFound] = useState<(Comparison & { name: string }) | null>(null);

  async function compare(file: File) {
    setFailure(null);
    setFound(null);
    if (file.size > maxComparedBytes) return setFailure(t('proof.tooLarge', { megabytes }));
    setBusy(true);
    try {
      const { item } = await upload(comparePath, file, comparison, { proofCode: code });
      setFound({ ...item, name: file.name });
    } catch (error) {
      setFailure(sentenceOf(error));
    }
    setBusy(false);
  }

  return (
    <section className={styles.compare} aria-labelledby="compare">
      <h3 id="compare" className={ui.strong}>
        {t('proof.compare')}
      </h3>
      <p className={ui.sm}>{isComparable ? t('proof.compareLead', { megabytes }) : t('proof.notReady')}</p>
      {isComparable && (
        <FileButton
          accept="application/pdf,.pdf"
          icon={<IconFileSearch size={18} stroke={1.7} aria-hidden />}
          busy={busy}
          aria-label={t('proof.chooseFile')}
          onFiles={([file]) => file && void compare(file)}
        >
          {t('proof.chooseFile')}
        </FileButton>
      )}
      <div aria-live="polite" className={styles.outcome}>
        {failure && <Note tone="red">{failure}</Note>}
        {found && (
          <Note tone={verdictTones[found.verdict]}>
            <strong>{t(`proof.verdicts.${found.verdict}`)}</strong>
            <br />
            {t(`proof.verdictTexts.${found.verdict}`, { name: found.name })}
          </Note>
        )}
        {found?.signed && <Note tone={signedTones[found.signed]}>{t(`proof.signedFile.${found.signed}`)}</Note>}
        {found && found.verdict === 'differs' && <Pages pages={found.pages} />}
      </div>
    </section>
  );
}

function Pages({ pages }: Pick<Comparison, 'pages'>) {
  const { t } = useText();
  return (
    <ol className={styles.pages}>
      {pages.map(({ page, verdict }) => (
        <li key={page}>
          <span>{t('proof.page', { page })}</span>
          <Chip tone={pageTones[verdict]}>{t(`proof.pages.${verdict}`)}</Chip>
        </li>
      ))}
    </ol>
  );
}
