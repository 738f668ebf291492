import { type Comparison, comparePath, comparison, maxComparedBytes } from '@sarabun/contract/signing/verify-document';
import { toThaiDigits } from '@sarabun/contract/values/thai-digits';
import { IconFileSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { sentenceOf } from '../../../platform/call';
import { useText } from '../../../platform/i18n';
import { useDates } from '../../../platform/thai-date';
import { upload } from '../../../platform/upload';
import { Chip, type ChipTone } from '../../../ui/chip';
import { FileButton } from '../../../ui/fields/file-input';
import { Kept } from '../../../ui/kept';
import { Note } from '../../../ui/note';
import ui from '../../../ui/styles/ui.module.css';
import styles from './proof.module.css';

const verdictTones = { identical: 'green', enclosure: 'green', same: 'green', differs: 'red' } as const;
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
        {found && <Verdict found={found} />}
        {found && found.verdict === 'differs' && <Pages pages={found.pages} />}
      </div>
    </section>
  );
}

/** One verdict, which counts, and what explains it: a signature that does not hold outweighs pages that are the same. */
function Verdict({ found: { verdict, signed, copy, name } }: { found: Comparison & { name: string } }) {
  const { t } = useText();
  if (copy || verdict === 'copy') return copy && <CopyVerdict copy={copy} name={name} />;
  const isForged = verdict === 'same' && (signed === 'changed' || signed === 'untrusted');
  return (
    <Note tone={isForged ? 'red' : verdictTones[verdict]}>
      <strong>{t(isForged ? `proof.forged.${signed}` : `proof.verdicts.${verdict}`)}</strong>
      <br />
      {signed && !isForged && `${t(`proof.signedFile.${signed}`)} `}
      {t(isForged ? 'proof.forgedText' : `proof.verdictTexts.${verdict}`, { name })}
    </Note>
  );
}

/** A copy that the book of copies has, and what the book says of it. */
function CopyVerdict({ copy: { kind, isAttachment, number, madeOn, post }, name }: { copy: NonNullable<Comparison['copy']>; name: string }) {
  const { t, language } = useText();
  const dates = useDates();
  const shown = language === 'th' ? toThaiDigits(number) : number;
  return (
    <Note tone="green">
      <strong>{t(`proof.copies.${isAttachment ? 'attachment' : kind}`, { number: shown })}</strong>
      <br />
      <Kept>{t(post.th ? 'proof.copyTextBy' : 'proof.copyText', { name, day: dates.dated(madeOn, 'long'), post: post[language] })}</Kept>
    </Note>
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
