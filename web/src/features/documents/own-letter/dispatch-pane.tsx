import { dispatchWays, recordDispatch } from '@sarabun/contract/signing/own-letter';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import { IconMailForward } from '@tabler/icons-react';
import { useState } from 'react';
import { call } from '../../../platform/call';
import { useText } from '../../../platform/i18n';
import { DayField } from '../../../ui/fields/day-field';
import { Field } from '../../../ui/fields/field';
import { useDraft } from '../../../ui/forms/use-draft';
import ui from '../../../ui/styles/ui.module.css';
import { toast } from '../../../ui/toast';
import { Choices } from '../fields/act-fields';
import { ActForm } from '../fields/act-form';
import type { PaneProps } from '../fields/pane-props';
import { useRouteAct } from '../fields/use-route-act';

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
  const act = useRouteAct(onFailure);
  const open = (letter.own?.receivers ?? []).filter(({ deskId, sent }) => deskId === null && !sent);
  const party = open.find(({ position }) => position === draft.position) ?? open[0];
  const nameless = draft.receiverName.trim() === '';
  const inFuture = draft.sentOn !== null && draft.sentOn > today;
  const submit = () => {
    setTried(true);
    const { position, way, sentOn, receiverName, remark } = { ...draft, position: party?.position };
    if (position === undefined || nameless || sentOn === null || inFuture) return;
    return act.run(
      () => call(recordDispatch, { legId, position, way, sentOn, receiverName: receiverName.trim(), remark: remark.trim() }),
      () => {
        clear();
        setTried(false);
        change({ position: null, receiverName: '', remark: '' });
        toast({ tone: 'success', title: t('letterRoute.dispatch.done'), text: party?.name ?? '' });
      },
    );
  };
  return (
    <ActForm
      label={t('documents.mode.dispatch')}
      head={head}
      effect={t('letterRoute.dispatch.effect')}
      button={{ text: t('documents.mode.dispatch'), icon: <IconMailForward size={20} stroke={1.8} aria-hidden /> }}
      act={act}
      onSubmit={submit}
    >
      <Field label={t('letterRoute.dispatch.party')} required>
        {(control) => (
          <select {...control} className={ui.input} value={party?.position ?? ''} onChange={(event) => change({ position: Number(event.target.value) })}>
            {open.map(({ position, name }) => (
              <option key={position} value={position}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Choices
        label={t('letterRoute.dispatch.way')}
        options={dispatchWays.map((code) => ({ code, text: t(`letterRoute.dispatch.ways.${code}`) }))}
        value={draft.way}
        onChange={(way) => change({ way })}
      />
      <DayField
        label={t('letterRoute.dispatch.day')}
        required
        value={draft.sentOn}
        onChange={(sentOn) => change({ sentOn })}
        error={tried && inFuture ? t('letterRoute.dispatch.future') : act.faults.sentOn}
      />
      <Field label={t('letterRoute.dispatch.receiverName')} required error={tried && nameless ? t('letterRoute.dispatch.missing') : undefined}>
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
