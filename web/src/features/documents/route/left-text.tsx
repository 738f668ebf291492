import type { DocumentView } from '@sarabun/contract/documents/open-document';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { useText } from '../../../platform/i18n';
import { useDates } from '../../../platform/thai-date';
import { Button } from '../../../ui/button';
import { Note } from '../../../ui/note';
import ui from '../../../ui/styles/ui.module.css';
import styles from '../fields/modes.module.css';
import type { LeftText } from './use-left-text';

/** Says who moved the letter on while the reader typed, and shows what was typed, to be copied. */
export function LeftTextNote({ letter: { route, legId }, left: { mode, texts } }: { letter: DocumentView; left: LeftText }) {
  const { t } = useText();
  const dates = useDates();
  const [copied, setCopied] = useState(false);
  const leg = route.find((one) => one.legId === legId);
  const { endedBy, endedAt, state, reason } = leg ?? {};
  const how = state === 'cancelled' || state === 'recalled' ? state : 'movedOn';
  const text = texts.join('\n\n');
  // Without the right to use the clipboard, the text is still there to be selected.
  const copy = () =>
    navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <Note tone="amber">
      <b>{endedBy && endedAt ? t(`documents.leftText.${how}`, { name: endedBy, when: dates.moment(endedAt) }) : t('documents.leftText.changed')}</b>
      {how !== 'movedOn' && reason && <p className={ui.sm}>{t('documents.leftText.because', { reason })}</p>}
      <p className={ui.sm}>{t('documents.leftText.kept', { mode: t(`documents.mode.${mode}`) })}</p>
      <textarea className={styles.leftText} readOnly rows={3} aria-label={t('documents.leftText.label')} value={text} />
      <Button tone="ghost" size="sm" icon={copied ? <IconCheck size={17} aria-hidden /> : <IconCopy size={17} aria-hidden />} onClick={() => void copy()}>
        {t(copied ? 'documents.leftText.copied' : 'documents.leftText.copy')}
      </Button>
    </Note>
  );
}
