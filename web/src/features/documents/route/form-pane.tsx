import * as circulationCalls from '@sarabun/contract/documents/circulation-actions';
import * as routeCalls from '@sarabun/contract/documents/route-actions';
import { takenBackFrom } from '@sarabun/contract/documents/taken-back';
import { type FormAct, type FormMode, formModes, tabs, verbs } from '@sarabun/contract/documents/verbs';
import type { Endpoint } from '@sarabun/contract/endpoint';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import { clsx } from 'clsx';
import { useState } from 'react';
import { fill, useText } from '../../../platform/i18n';
import { Field } from '../../../ui/fields/field';
import { useDraft } from '../../../ui/forms/use-draft';
import { Note } from '../../../ui/note';
import ui from '../../../ui/styles/ui.module.css';
import { DueField } from '../../follow-up';
import { usePhrases } from '../../settings';
import styles from '../fields/act.module.css';
import { Fault, Words } from '../fields/act-fields';
import { ActForm } from '../fields/act-form';
import { deskOf, namesOf } from '../fields/assignment-rules';
import { type NamedDesk, NamedDeskRow } from '../fields/named-desks';
import type { PaneProps } from '../fields/pane-props';
import { PartyPicker } from '../fields/party-picker';
import { RecalledFrom } from '../fields/recalled-from';
import { routeIcons } from '../fields/route-icons';
import { usePaneAct } from '../fields/use-route-act';
import { GivenTask } from './given-task';
import { type ReportFile, ReportFiles, unsent } from './report-files';
import { useReplyAsked } from './use-reply-asked';

/** The calls of the plain forms, by the act in the verb's row. */
const calls: Readonly<Record<FormAct, Endpoint>> = { ...routeCalls, ...circulationCalls };
const empty = { to: [] as NamedDesk[], text: '', line: '', dueOn: null as string | null };

/** The pane of a plain-form verb: receivers, due day, text and files, as its row says. */
export function FormPane({ letter, legId, head, onFailure, mode }: PaneProps & { mode: FormMode }) {
  const { t, language } = useText();
  const { act, form } = formModes[mode];
  const { to: toWhom, due, answers, warning, text: asked } = form;
  const line = letter.own?.signatures.length ? form.line : undefined;
  const before = answers && letter.notes.findLast((note) => note.isTakenBack && note.legId === legId);
  const recalled = toWhom ? takenBackFrom(letter.route, legId).map(deskOf) : [];
  const begun = { ...empty, ...(before && { text: before.text }) };
  const { draft, change, clear } = useDraft(`${mode}_${legId}`, begun);
  const [files, setFiles] = useState<readonly ReportFile[]>([]);
  const [tried, setTried] = useState(false);
  const call = usePaneAct(calls[act], { letter, onFailure });
  const replyAsked = useReplyAsked(letter);
  const phrases = usePhrases(asked.phrases ?? 'close', letter.kind);
  const { to, dueOn } = draft;
  const said = draft.text.trim();
  const leg = letter.route.find((one) => one.legId === legId);
  const open = unsent(files);
  const faults = {
    to: toWhom && to.length === 0 && t('documents.noReceiver'),
    dueOn: due && dueOn !== null && dueOn < bangkokDay(new Date()) && t('documents.duePast'),
    text: asked.required && said === '' && t(asked.name === 'reason' ? 'documents.reasonMissing' : 'documents.textMissing'),
    files: open && t(`documents.desk.${open}`),
  };
  const fault = (name: keyof typeof faults) => (tried && faults[name]) || undefined;
  const submit = () => {
    setTried(true);
    if (Object.values(faults).some(Boolean)) return;
    const input = {
      legId,
      [asked.name]: said,
      ...(toWhom && { deskIds: to.map(({ deskId }) => deskId) }),
      ...(due && { dueOn }),
      ...(line && { [line.name]: draft.line.trim() }),
      ...(answers && { uploadIds: files.flatMap(({ uploadId }) => uploadId ?? []) }),
    };
    call.send(input, fill(form.done[language], { names: namesOf(to, (rest) => t('documents.andMore', rest)) }), clear);
  };
  const Icon = routeIcons[tabs[mode].tab.icon];
  const name = leg?.from?.name;
  return (
    <ActForm
      label={t(`documents.mode.${mode}`)}
      head={head}
      effect={form.effect.th.includes('{{name}}') && !name ? '' : fill(form.effect[language], { name: name ?? '' })}
      button={{
        text: t(`documents.mode.${mode}`),
        icon: <Icon size={20} stroke={1.8} aria-hidden />,
        // Where a reply is asked for, its draft is the main thing; it stands in the head.
        tone: verbs[mode].takesBack ? 'warn' : mode === 'report' && replyAsked ? 'ghost' : 'filled',
      }}
      act={call}
      onSubmit={submit}
    >
      {warning && <Note tone="amber">{warning[language]}</Note>}
      {answers && leg && <GivenTask letter={letter} leg={leg} />}
      {recalled.length > 0 && to.length === 0 && <RecalledFrom desks={recalled} onAgain={() => change({ to: recalled })} />}
      {toWhom && <Receivers label={toWhom[language]} to={to} onChange={(desks) => change({ to: desks })} fault={fault('to')} />}
      <Words
        label={asked.label[language]}
        required={asked.required ?? false}
        rows={asked.rows}
        value={draft.text}
        onChange={(text) => change({ text })}
        phrases={asked.phrases ? phrases : []}
        error={fault('text')}
      />
      {line && <Line label={line.label[language]} value={draft.line} onChange={(text) => change({ line: text })} />}
      {due && <DueField label={t('documents.dueOn')} value={dueOn} onChange={(day) => change({ dueOn: day })} error={fault('dueOn')} inherited={leg?.dueOn} />}
      {answers && <ReportFiles files={files} onChange={setFiles} />}
      {fault('files') && <Note tone="amber">{fault('files')}</Note>}
    </ActForm>
  );
}

function Line({ label, value, onChange }: { label: string; value: string; onChange: (text: string) => void }) {
  return (
    <Field label={label}>
      {(control) => (
        <input {...control} className={ui.input} value={value} maxLength={100} autoComplete="off" onChange={(event) => onChange(event.target.value)} />
      )}
    </Field>
  );
}

interface ReceiversProps {
  label: string;
  to: readonly NamedDesk[];
  onChange: (to: NamedDesk[]) => void;
  fault: string | undefined;
}

/** Units, posts and persons as receivers. */
function Receivers({ label, to, onChange, fault }: ReceiversProps) {
  return (
    <div className={clsx(ui.stack, styles.parties)}>
      <PartyPicker label={label} taken={to} onPick={(desk) => onChange([...to, desk])} invalid={fault !== undefined} />
      {to.map((desk) => (
        <NamedDeskRow key={desk.deskId} desk={desk} onRemove={() => onChange(to.filter((one) => one !== desk))} />
      ))}
      {fault && <Fault text={fault} />}
    </div>
  );
}
