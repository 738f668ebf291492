import { askBreakGlass, type BreakGlassRequest, decideBreakGlass, endBreakGlass } from '@sarabun/contract/rights/break-glass';
import { IconLockOpen } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useState } from 'react';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
import { Button } from '../../ui/button';
import { Chip, type ChipTone } from '../../ui/chip';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog';
import { Field } from '../../ui/fields/field';
import { LongText } from '../../ui/fields/long-text';
import { useAct } from '../../ui/forms/use-act';
import { useDraft } from '../../ui/forms/use-draft';
import { Kept } from '../../ui/kept';
import { Note } from '../../ui/note';
import ui from '../../ui/styles/ui.module.css';
import { Row } from '../../ui/tables/table';
import { SettingsFrame } from '../settings';
import { RightsList } from './rights-list';
import { RightsForm } from './rights-parts';
import { useListState } from './use-list-state';
import { rightsKeys, useBreakGlass } from './use-rights';

const hours = [1, 2, 4, 8, 24] as const;
const tones: Record<BreakGlassRequest['state'], ChipTone> = {
  asked: 'gold',
  approved: 'green',
  expired: 'plain',
  refused: 'plain',
  withdrawn: 'plain',
  ended: 'plain',
};

/** Emergency access to letters: requested by one person, decided by another (`break-glass`). */
export function BreakGlassScreen() {
  const { t } = useText();
  const [open, setOpen] = useState<BreakGlassRequest | 'new' | null>(null);
  const [ending, setEnding] = useState<BreakGlassRequest | null>(null);
  return (
    <SettingsFrame
      path="break-glass"
      purpose={t('rights.emergency.purpose')}
      tools={() => (
        <Button icon={<IconLockOpen size={19} aria-hidden />} onClick={() => setOpen('new')}>
          {t('rights.emergency.ask')}
        </Button>
      )}
    >
      {({ mayManage }) => (
        <div className={ui.rightsStack}>
          <Note tone="blue">{t('rights.emergency.rules')}</Note>
          <Requests mayManage={mayManage} onDecide={setOpen} onEnd={setEnding} />
          {open === 'new' && <AskForm onClose={() => setOpen(null)} />}
          {open !== null && open !== 'new' && <DecideForm request={open} onClose={() => setOpen(null)} />}
          {ending && <Ending request={ending} onClose={() => setEnding(null)} />}
        </div>
      )}
    </SettingsFrame>
  );
}

interface RequestsProps {
  mayManage: boolean;
  onDecide: (request: BreakGlassRequest) => void;
  onEnd: (request: BreakGlassRequest) => void;
}

function Requests({ mayManage, onDecide, onEnd }: RequestsProps) {
  const { t } = useText();
  const { list, ...change } = useListState([]);
  return (
    <RightsList
      query={useBreakGlass(list)}
      find={t('rights.emergency.find')}
      state={list}
      states={[]}
      none={t('rights.emergency.none')}
      columns={[t('rights.emergency.letter'), t('rights.emergency.asker'), t('settings.state'), '']}
      {...change}
      row={(request) => <RequestRow key={request.breakGlassId} request={request} mayEnd={mayManage || request.isMine} onDecide={onDecide} onEnd={onEnd} />}
    />
  );
}

function RequestRow({ request, mayEnd, onDecide, onEnd }: { request: BreakGlassRequest; mayEnd: boolean } & Omit<RequestsProps, 'mayManage'>) {
  const { t } = useText();
  const { moment } = useDates();
  const { state, documentId } = request;
  return (
    <Row>
      <td>
        <span className={clsx(ui.strong, ui.num, ui.rightsLine)}>{request.askedNumber}</span>
        <span className={clsx(ui.xs, ui.muted, ui.rightsLine)}>{t('rights.emergency.forHours', { count: request.hours })}</span>
      </td>
      <td>
        <span className={clsx(ui.sm, ui.strong, ui.rightsLine)}>{request.askedBy}</span>
        <span className={clsx(ui.sm, ui.rightsLine)}>{request.reason}</span>
        <span className={clsx(ui.xs, ui.muted, ui.num, ui.rightsLine)}>{moment(request.askedAt)}</span>
      </td>
      <td>
        <Chip tone={tones[state]}>{t(`rights.emergency.states.${state}`)}</Chip>
        {request.decidedBy && (
          <span className={clsx(ui.xs, ui.muted, ui.rightsLine)}>
            <Kept>
              {t('rights.by', { name: request.decidedBy })} · {request.decision}
            </Kept>
          </span>
        )}
        {request.opensUntil && (
          <span className={clsx(ui.xs, ui.muted, ui.num, ui.rightsLine)}>{t('rights.emergency.until', { moment: moment(request.opensUntil) })}</span>
        )}
        {request.openings > 0 && <span className={clsx(ui.xs, ui.muted, ui.rightsLine)}>{t('rights.emergency.opened', { count: request.openings })}</span>}
      </td>
      <td>
        {request.mayDecide && (
          <button type="button" className={ui.btnView} aria-label={`${t('rights.emergency.decide')} ${request.askedNumber}`} onClick={() => onDecide(request)}>
            {t('rights.emergency.decide')}
          </button>
        )}
        {documentId !== null && (
          <Link to="/sarabun/dashboard" search={{ document: documentId } as never} className={ui.btnView}>
            {t('rights.emergency.open')}
          </Link>
        )}
        {mayEnd && (state === 'approved' || (state === 'asked' && request.isMine)) && (
          <button type="button" className={ui.btnView} aria-label={`${t('rights.emergency.end')} ${request.askedNumber}`} onClick={() => onEnd(request)}>
            {t('rights.emergency.end')}
          </button>
        )}
      </td>
    </Row>
  );
}

function AskForm({ onClose }: { onClose: () => void }) {
  const { t } = useText();
  const kept = useDraft('breakGlass', { number: '', reason: '', hours: 4 });
  const { draft, change } = kept;
  const { number, reason } = draft;
  const missing = () => ({
    ...(number.trim() === '' && { number: t('settings.needed', { label: t('rights.emergency.number') }) }),
    ...(reason.trim().length < 10 && { reason: t('rights.emergency.reasonShort') }),
  });
  const title = t('rights.emergency.ask');
  return (
    <RightsForm
      title={title}
      submit={t('rights.emergency.send')}
      done={t('rights.emergency.asked')}
      missing={missing}
      kept={kept}
      send={() => call(askBreakGlass, draft)}
      onClose={onClose}
    >
      {(faults) => (
        <>
          <Field label={t('rights.emergency.number')} required error={faults.number} hint={t('rights.emergency.numberHint')}>
            {(control) => (
              <input
                {...control}
                className={ui.input}
                maxLength={100}
                autoComplete="off"
                value={number}
                onChange={(event) => change({ number: event.target.value })}
              />
            )}
          </Field>
          <ReasonField label={t('rights.reason')} value={reason} error={faults.reason} onChange={(text) => change({ reason: text })} />
          <Field label={t('rights.emergency.hours')} required error={faults.hours}>
            {(control) => (
              <select {...control} className={ui.input} value={draft.hours} onChange={(event) => change({ hours: Number(event.target.value) })}>
                {hours.map((count) => (
                  <option key={count} value={count}>
                    {t('rights.emergency.forHours', { count })}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </>
      )}
    </RightsForm>
  );
}

function DecideForm({ request, onClose }: { request: BreakGlassRequest; onClose: () => void }) {
  const { t } = useText();
  const kept = useDraft(`decideBreakGlass_${request.breakGlassId}`, { text: '', approve: false });
  const { draft, change } = kept;
  const { text, approve } = draft;
  const { letter } = request;
  const missing = (): Record<string, string> => (text.trim() === '' ? { text: t('settings.needed', { label: t('rights.emergency.opinion') }) } : {});
  return (
    <RightsForm
      title={t('rights.emergency.decide')}
      submit={t(approve ? 'rights.emergency.approve' : 'rights.emergency.refuse')}
      done={t('rights.emergency.decided')}
      missing={missing}
      kept={kept}
      send={() => call(decideBreakGlass, { breakGlassId: request.breakGlassId, approve, text })}
      onClose={onClose}
    >
      {(faults) => (
        <>
          <div>
            <p className={clsx(ui.strong, ui.num)}>{request.askedNumber}</p>
            <p className={ui.sm}>
              {request.askedBy}: {request.reason}
            </p>
            <p className={clsx(ui.xs, ui.muted)}>{t('rights.emergency.forHours', { count: request.hours })}</p>
          </div>
          {letter ? (
            <Note tone="blue">{t('rights.emergency.found', { unit: letter.ownerUnit, level: t(`rights.emergency.levels.${letter.secrecy as 1}`) })}</Note>
          ) : (
            <Note tone="amber">{t('rights.emergency.notFound')}</Note>
          )}
          <fieldset className={ui.choiceField}>
            <legend className={ui.lbl}>{t('rights.emergency.decision')}</legend>
            <div className={ui.seg}>
              {[false, true].map((one) => (
                <button key={String(one)} type="button" aria-pressed={approve === one} disabled={one && !letter} onClick={() => change({ approve: one })}>
                  {t(one ? 'rights.emergency.approve' : 'rights.emergency.refuse')}
                </button>
              ))}
            </div>
          </fieldset>
          <ReasonField label={t('rights.emergency.opinion')} value={text} error={faults.text} onChange={(opinion) => change({ text: opinion })} />
        </>
      )}
    </RightsForm>
  );
}

function ReasonField({ label, value, error, onChange }: { label: string; value: string; error: string | undefined; onChange: (text: string) => void }) {
  return (
    <Field label={label} required error={error}>
      {(control) => <LongText {...control} rows={3} most={500} value={value} onChange={(event) => onChange(event.target.value.replace(/\n/g, ' '))} />}
    </Field>
  );
}

function Ending({ request, onClose }: { request: BreakGlassRequest; onClose: () => void }) {
  const { t } = useText();
  const act = useAct(rightsKeys, onClose);
  return (
    <ConfirmDialog
      tone="warning"
      title={t('rights.emergency.endTitle')}
      text={act.failure || t('rights.emergency.endText', { number: request.askedNumber })}
      cancel={{ label: t('common.cancel'), onPress: onClose }}
      confirm={{
        label: t('rights.emergency.end'),
        busy: act.busy,
        onPress: () => void act.run(() => call(endBreakGlass, { breakGlassId: request.breakGlassId }), t('rights.ended')),
      }}
    />
  );
}
