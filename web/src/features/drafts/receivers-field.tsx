import type { LetterReceiver } from '@sarabun/contract/drafts/drafts';
import { IconBuilding, IconBuildingBank, IconPlus, IconX } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { type KeyboardEvent, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../../platform/i18n';
import { Button, IconButton } from '../../ui/button';
import ui from '../../ui/styles/ui.module.css';
import { CorrespondentField, Fault, PartyPicker } from '../documents';
import { ReceiverShortcuts } from '../receiver-lists';
import styles from './compose.module.css';

interface ReceiversFieldProps {
  receivers: readonly LetterReceiver[];
  onChange: (receivers: LetterReceiver[]) => void;
  error: string | undefined;
}

/**
 * The receivers of a letter after its signature: desks of the office, which get it at once, and outside parties, to whom the registry sends
 * it.
 */
export function ReceiversField({ receivers, onChange, error }: ReceiversFieldProps) {
  const { t } = useText();
  const [outside, setOutside] = useState('');
  // An answer and an opened draft have their receivers already; the fields for more would take the place of the text.
  const [isOpen, setOpen] = useState(receivers.length === 0);
  const isPicking = isOpen || receivers.length === 0 || error !== undefined;
  const pickers = useRef<HTMLDivElement>(null);
  const showPickers = () => {
    flushSync(() => setOpen(true));
    pickers.current?.querySelector('input')?.focus();
  };
  const taken = receivers.flatMap(({ deskId }) => (deskId === null ? [] : [{ deskId }]));
  const add = (more: readonly LetterReceiver[]) =>
    onChange([...receivers, ...more.filter(({ deskId, name }) => !receivers.some((one) => (deskId === null ? one.name === name : one.deskId === deskId)))]);
  const addOutside = () => {
    const name = outside.trim();
    if (name === '' || receivers.some((one) => one.name === name)) return;
    onChange([...receivers, { deskId: null, name }]);
    setOutside('');
  };
  const addByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey) return;
    event.preventDefault();
    addOutside();
  };
  return (
    <fieldset className={clsx(ui.field, styles.receivers)}>
      <legend className={ui.vh}>{t('letters.receivers')}</legend>
      <div className={clsx(ui.row, ui.wrap)}>
        <span className={ui.lbl} aria-hidden>
          {t('letters.receivers')}
          <span className={ui.req}> *</span>
        </span>
        {receivers.length > 0 && (
          <ul className={clsx(ui.row, ui.wrap, styles.chips)}>
            {receivers.map((receiver) => (
              <Receiver
                key={`${receiver.deskId} ${receiver.name}`}
                receiver={receiver}
                onRemove={() => onChange(receivers.filter((one) => one !== receiver))}
              />
            ))}
          </ul>
        )}
        {!isPicking && (
          <button type="button" className={styles.add} onClick={showPickers}>
            <IconPlus size={16} aria-hidden />
            {t('letters.addReceiver')}
          </button>
        )}
        <Suspense>
          <ReceiverShortcuts chosen={receivers} onAdd={add} />
        </Suspense>
      </div>
      {isPicking && (
        <div ref={pickers} className={styles.pair}>
          <Suspense fallback={<div className={ui.input} aria-busy="true" />}>
            <PartyPicker
              label={t('letters.inOffice')}
              required={false}
              taken={taken}
              onPick={({ deskId, name, thaiName, headPost }) =>
                onChange([...receivers, { deskId, name, ...(thaiName && { thaiName }), ...(headPost && { headPost }) }])
              }
              invalid={Boolean(error)}
            />
          </Suspense>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter adds what is typed, as the button beside it does */}
          <div className={clsx(ui.row, styles.outside)} onKeyDown={addByKey}>
            <div className={ui.grow}>
              <CorrespondentField side="to" label={t('letters.outOfOffice')} value={outside} error={undefined} onChange={setOutside} required={false} />
            </div>
            <Button tone="ghost" disabled={outside.trim() === ''} onClick={addOutside}>
              {t('letters.add')}
            </Button>
          </div>
        </div>
      )}
      {error && <Fault text={error} />}
    </fieldset>
  );
}

function Receiver({ receiver: { deskId, name }, onRemove }: { receiver: LetterReceiver; onRemove: () => void }) {
  const { t } = useText();
  const Icon = deskId === null ? IconBuildingBank : IconBuilding;
  return (
    <li className={deskId === null ? ui.chip : clsx(ui.chip, ui.brand)}>
      <Icon size={15} stroke={1.7} aria-hidden />
      <span className={ui.clip}>{name}</span>
      {deskId === null && <span className={ui.xs}>{t('letters.outside')}</span>}
      <IconButton dense label={t('letters.removeReceiver', { name })} onClick={onRemove}>
        <IconX size={14} aria-hidden />
      </IconButton>
    </li>
  );
}
