import type { DocumentView } from '@sarabun/contract/documents/open-document';
import { toThaiDigits } from '@sarabun/contract/values/thai-digits';
import { clsx } from 'clsx';
import { useText } from '../../../platform/i18n';
import { useDates } from '../../../platform/thai-date';
import { Kept } from '../../../ui/kept';
import ui from '../../../ui/styles/ui.module.css';
import styles from './story.module.css';

/** The receipts of a leg that were cancelled (ยกเลิกลงรับ), struck: under which number and by whom it was received, and who voided it, when and why. */
export function VoidReceipts({ entries }: { entries: readonly DocumentView['entries'][number][] }) {
  const { t } = useText();
  const dates = useDates();
  return entries.map(({ number, enteredAt, enteredBy, voidedAt, voidedBy, remark }) => (
    <div key={`${number} ${enteredAt.getTime()}`} className={clsx(styles.struck, ui.num)} data-void>
      <Kept>
        <s>
          {t('documents.receivedAs', { number: toThaiDigits(number), when: dates.moment(enteredAt) })} · {enteredBy}
        </s>
      </Kept>
      {voidedAt && (
        <p>
          <Kept>{[t('documents.receiptVoided', { when: dates.moment(voidedAt) }), voidedBy].filter(Boolean).join(' · ')}</Kept>
        </p>
      )}
      {remark && (
        <p>
          <Kept>{t('documents.because', { reason: remark })}</Kept>
        </p>
      )}
    </div>
  ));
}
