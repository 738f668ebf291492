import { type EnvelopeSize, envelopeSizes, letterEnvelopePath } from '@sarabun/contract/copies/letter-copies';
import { IconMail } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useText } from '../../platform/i18n';
import { Field } from '../../ui/fields/field';
import { Segments } from '../../ui/fields/segments';
import ui from '../../ui/styles/ui.module.css';
import styles from './copies.module.css';

/** An envelope for a receiver, by form 15. The address is only printed and not kept. */
export function EnvelopeForm({ documentId, receivers }: { documentId: number; receivers: readonly string[] }) {
  const { t } = useText();
  const [size, setSize] = useState<EnvelopeSize>('DL');
  const [receiver, setReceiver] = useState(0);
  const [address, setAddress] = useState('');
  return (
    <section className={styles.form} aria-label={t('copies.envelope')}>
      <h3 className={clsx(ui.sm, ui.strong)}>{t('copies.envelope')}</h3>
      <Segments label={t('copies.size')} values={envelopeSizes} chosen={size} onChoose={setSize} word={(one) => one} />
      {receivers.length > 1 && (
        <Field label={t('copies.receiver')}>
          {(control) => (
            <select {...control} className={ui.input} value={receiver} onChange={({ target }) => setReceiver(Number(target.value))}>
              {receivers.map((name, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the place is what is sent
                <option key={at} value={at}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      {receivers.length === 1 && <p className={ui.sm}>{receivers[0]}</p>}
      <Field label={t('copies.address')}>
        {(control) => (
          <textarea {...control} className={ui.input} rows={3} maxLength={500} value={address} onChange={({ target }) => setAddress(target.value)} />
        )}
      </Field>
      <a href={letterEnvelopePath(documentId, { size, receiver, address })} target="_blank" rel="noreferrer" className={clsx(ui.btn, ui.ghost, ui.sm)}>
        <IconMail size={18} stroke={1.7} aria-hidden />
        {t('copies.openEnvelope')}
      </a>
    </section>
  );
}
