import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useText } from '../../../platform/i18n';
import { Button } from '../../../ui/button';
import { Note } from '../../../ui/note';
import { printElement } from '../../../ui/print-element';
import ui from '../../../ui/styles/ui.module.css';
import styles from './second-factor.module.css';

const printedId = 'recovery-codes';

/** The recovery codes, shown only once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useText();
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${t('secondFactor.codes.title')}\r\n\r\n${codes.join('\r\n')}\r\n`)}`;
  return (
    <section className={clsx(ui.card, ui.ownCard)} id={printedId} aria-label={t('secondFactor.codes.title')}>
      <h2 className={ui.h3}>{t('secondFactor.codes.title')}</h2>
      <Note tone="amber">{t('secondFactor.codes.once')}</Note>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={clsx(ui.row, ui.wrap)}>
        <a className={clsx(ui.btn, ui.ghost)} href={file} download="recovery-codes.txt">
          <IconDownload size={19} stroke={1.7} aria-hidden />
          {t('secondFactor.codes.download')}
        </a>
        <Button tone="ghost" icon={<IconPrinter size={19} stroke={1.7} aria-hidden />} onClick={() => printElement(printedId)}>
          {t('secondFactor.codes.print')}
        </Button>
        <Button onClick={onDone}>{t('secondFactor.codes.done')}</Button>
      </div>
    </section>
  );
}
