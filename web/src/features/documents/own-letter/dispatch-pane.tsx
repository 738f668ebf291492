import { dispatchWays, recordDispatch } from '@sarabun/contract/signing/own-letter';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import { IconMailForward } from '@tabler/icons-react';
import { type RefObject, useRef, useState } from 'react';
import { useText } from '../../../platform/i18n';
import { DayField } from '../../../ui/fields/day-field';
import { Field } from '../../../ui/fields/field';
import { useDraft } from '../../../ui/forms/use-draft';
import { Note } from '../../../ui/note';
import ui from '../../../ui/styles/ui.module.css';
import { Choices } from '../fields/act-fields';
import { ActForm } from '../fields/act-form';
import type { PaneProps } from '../fields/pane-props';
import { usePaneAct } from '../fields/use-route-act';

interface Sending {
  position: number | null;
  way: (typeof dispatchWays)[number];
  sentOn: string | null;
  receiverName: string;
  remark: string;
}

/** Records how a signed letter was sent to an outside receiver (ส่งออก): way, day and recipient. */
export function DispatchPane({ letter, legId, head, onFailure }: PaneProps) {
  const { t } = useText();
  const today = bangkokDay(new Date());
  const { draft, change, clear } = useDraft<Sending>(`dispatch_${legId}`, { position: null, way: 'post', sentOn: today, receiverName: '', remark: '' });
  const [tried, setTried] = useState(false);
  const act = usePaneAct(recordDispatch, { letter, onFailure });
  const choice = useRef<HTMLSelectElement>(null);
  const open = (letter.own?.receivers ?? []).filter(({ deskId, sent }) => deskId === null && !sent);
  const party = open.find(({ position }) => position === draft.position) ?? open[0];
  const isHanded = draft.way === 'hand';
  const nameless = isHanded && draft.receiverName.trim() === '';
  const inFuture = draft.sentOn !== null && draft.sentOn > today;
  const submit = async () => {
    setTried(true);
    const { position, way, sentOn, receiverName, remark } = { ...draft, position: party?.position };
    if (position === undefined || nameless || sentOn === null || inFuture) return;
    const input = { legId, position, way, sentOn, receiverName: receiverName.trim(), remark: remark.trim() };
    let isRecorded = false;
    await act.send(input, t('letterRoute.dispatch.done', { name: party?.name ?? '' }), () => {
      isRecorded = true;
      clear();
      setTried(false);
      // The next one mostly goes the same way.
      change({ position: null, way, sentOn, receiverName: '', remark: '' });
    });
    if (isRecorded && open.length > 1) choice.current?.focus();
  };
  return (
    <ActForm
      label={t('documents.mode.dispatch')}
      head={head}
      effect={t('letterRoute.dispatch.effect')}
      button={{ text: t('letterRoute.dispatch.record'), icon: <IconMailForward size={20} stroke={1.8} aria-hidden /> }}
      act={act}
      onSubmit={submit}
    >
      <Note tone="blue">{t('letterRoute.dispatch.onlyRecords')}</Note>
      <PartyChoice choice={choice} open={open} chosen={party?.position} onChange={(position) => change({ position })} />
      <Choices
        label={t('letterRoute.dispatch.way')}
        options={dispatchWays.map((code) => ({ code, text: t(`letterRoute.dispatch.ways.${code}`) }))}
        value={draft.way}
        onChange={(way) => change({ way })}
      />
      <DayField
        label={t('letterRoute.dispatch.day')}
        required
        recent
        value={draft.sentOn}
        latest={bangkokDay(new Date())}
        onChange={(sentOn) => change({ sentOn })}
        error={tried && inFuture ? t('letterRoute.dispatch.future') : act.faults.sentOn}
      />
      <Field label={t('letterRoute.dispatch.receiverName')} required={isHanded} error={tried && nameless ? t('letterRoute.dispatch.missing') : undefined}>
        {(control) => (
          <input
            {...control}
            className={ui.input}
            maxLength={200}
            value={draft.receiverName}
            onChange={(event) => change({ receiverName: event.target.value })}
          />
        )}
      </Field>
      <Field label={t('letterRoute.dispatch.remark')}>
        {(control) => (
          <input {...control} className={ui.input} maxLength={500} value={draft.remark} onChange={(event) => change({ remark: event.target.value })} />
        )}
      </Field>
    </ActForm>
  );
}

interface PartyChoiceProps {
  choice: RefObject<HTMLSelectElement | null>;
  /** The receivers to whom it was not sent yet. */
  open: readonly { position: number; name: string }[];
  chosen: number | undefined;
  onChange: (position: number) => void;
}

function PartyChoice({ choice, open, chosen, onChange }: PartyChoiceProps) {
  const { t } = useText();
  return (
    <Field label={t('letterRoute.dispatch.party')} required>
      {(control) => (
        <select {...control} ref={choice} className={ui.input} value={chosen ?? ''} onChange={(event) => onChange(Number(event.target.value))}>
          {open.map(({ position, name }) => (
            <option key={position} value={position}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
