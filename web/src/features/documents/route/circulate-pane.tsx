import { circulateDocument, maxInformed } from '@sarabun/contract/documents/circulation-actions';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import { IconSpeakerphone } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { Suspense, useState } from 'react';
import { useText } from '../../../platform/i18n';
import { useDraft } from '../../../ui/forms/use-draft';
import ui from '../../../ui/styles/ui.module.css';
import { DueField } from '../../follow-up';
import { ReceiverShortcuts } from '../../receiver-lists';
import { usePhrases } from '../../settings';
import styles from '../fields/act.module.css';
import { Fault, Words } from '../fields/act-fields';
import { ActForm } from '../fields/act-form';
import { type NamedDesk, NamedDeskRow } from '../fields/named-desks';
import type { PaneProps } from '../fields/pane-props';
import { PartyPicker } from '../fields/party-picker';
import { TemplatePicker } from '../fields/template-picker';
import { usePaneAct } from '../fields/use-route-act';

const empty = { to: [] as NamedDesk[], text: '', dueOn: null as string | null };

/** Sends a letter to many for information (เวียน); it stays here and shows who has read it. */
export function CirculatePane({ letter, legId, head, onFailure }: PaneProps) {
  const { t } = useText();
  const { draft, change, clear } = useDraft(`circulate_${legId}`, empty);
  const [tried, setTried] = useState(false);
  const circulate = usePaneAct(circulateDocument, { letter, onFailure });
  const phrases = usePhrases('forward', letter.kind);
  const { to, dueOn = null } = draft;
  const past = dueOn !== null && dueOn < bangkokDay(new Date());
  const here = letter.route.find((leg) => leg.legId === legId)?.to.deskId;
  const fault = to.length === 0 ? t('documents.noReceiver') : to.length > maxInformed ? t('route.tooMany', { n: maxInformed }) : null;
  const add = (desks: readonly NamedDesk[]) =>
    change({
      to: [...to, ...desks.filter(({ deskId }) => !to.some((one) => one.deskId === deskId)).map(({ deskId, name, detail }) => ({ deskId, name, detail }))],
    });
  const submit = () => {
    setTried(true);
    if (fault || past) return;
    circulate.send({ legId, deskIds: to.map(({ deskId }) => deskId), text: draft.text.trim(), dueOn }, t('route.circulated', { n: to.length }), () => {
      clear();
      change(empty);
      setTried(false);
    });
  };
  return (
    <ActForm
      label={t('documents.mode.circulate')}
      head={head}
      effect={t('route.circulateEffect')}
      button={{ text: t('documents.mode.circulate'), icon: <IconSpeakerphone size={20} stroke={1.8} aria-hidden /> }}
      act={circulate}
      onSubmit={submit}
    >
      <TemplatePicker way="parallel" onPick={({ parties }) => add(parties)} />
      <Suspense>
        <ReceiverShortcuts
          chosen={to}
          onAdd={(desks) => add(desks.flatMap(({ deskId, name }) => (deskId === null ? [] : { deskId, name, detail: '' })))}
          insideOnly
          except={here}
        />
      </Suspense>
      <div className={clsx(ui.stack, styles.parties)}>
        <PartyPicker label={t('route.circulateTo')} taken={to} onPick={(desk) => add([desk])} invalid={tried && fault !== null} />
        {to.length > 0 && <p className={clsx(ui.xs, ui.muted)}>{t('route.chosen', { n: to.length })}</p>}
        {to.map((desk) => (
          <NamedDeskRow key={desk.deskId} desk={desk} onRemove={() => change({ to: to.filter(({ deskId }) => deskId !== desk.deskId) })} />
        ))}
        {tried && fault && <Fault text={fault} />}
      </div>
      <DueField label={t('route.acknowledgeBy')} value={dueOn} onChange={(day) => change({ dueOn: day })} error={past ? t('documents.duePast') : undefined} />
      <Words label={t('documents.minute')} rows={3} value={draft.text} onChange={(text) => change({ text })} phrases={phrases} />
    </ActForm>
  );
}
