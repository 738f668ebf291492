import { notificationModules } from '@sarabun/contract/notifications/notifications';
import { endServerMessage, type SentMessage, sendServerMessage, sentMessages } from '@sarabun/contract/notifications/server-messages';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useState } from 'react';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
import { Button } from '../../ui/button';
import { Chip } from '../../ui/chip';
import { DialogFoot, DialogForm } from '../../ui/dialogs/dialog-parts';
import { Drawer } from '../../ui/dialogs/drawer';
import { DayField } from '../../ui/fields/day-field';
import { Field } from '../../ui/fields/field';
import { useDraft } from '../../ui/forms/use-draft';
import ui from '../../ui/styles/ui.module.css';
import { SettingsFrame, SettingsList, useSettingsAct } from '../settings';
import { useModules } from './use-modules';

const longest = 500;

/** What the administrators tell everyone, or those who use a module (`server-message`): to send, to end, and what was sent. */
export function ServerMessagesPage() {
  const { t } = useText();
  const [writing, setWriting] = useState(false);
  const found = useQuery({ queryKey: ['settings', 'server-message'], queryFn: ({ signal }) => call(sentMessages, {}, { signal }), staleTime: 0 });
  return (
    <SettingsFrame path="server-message" purpose={t('channels.messages.purpose')} add={{ word: t('channels.messages.write'), onAdd: () => setWriting(true) }}>
      {({ mayManage }) => (
        <>
          <SettingsList query={found} none={t('channels.messages.none')}>
            {(item) => <Message key={item.id} item={item} mayManage={mayManage} />}
          </SettingsList>
          {writing && <MessageDrawer onClose={() => setWriting(false)} />}
        </>
      )}
    </SettingsFrame>
  );
}

function Message({ item, mayManage }: { item: SentMessage; mayManage: boolean }) {
  const { t, language } = useText();
  const dates = useDates();
  const module = useModules().find(({ code }) => code === item.module);
  const act = useSettingsAct(() => undefined);
  const isOpen = item.endedBy === '' && item.endsAt > new Date();
  return (
    <li>
      <div className={ui.grow}>
        <p className={ui.strong}>{item[language]}</p>
        <p className={clsx(ui.row, ui.wrap, ui.xs, ui.muted)}>
          <Chip tone={isOpen ? 'green' : 'plain'}>{t(isOpen ? 'channels.messages.open' : 'channels.messages.over')}</Chip>
          <span>{t('channels.messages.to', { who: module ? module[language] : t('channels.messages.everyone'), n: item.persons })}</span>
          <span>{t('channels.messages.sent', { by: item.sentBy, at: dates.moment(item.sentAt) })}</span>
          <span>{item.endedBy ? t('channels.messages.endedBy', { by: item.endedBy }) : t('channels.messages.until', { at: dates.moment(item.endsAt) })}</span>
        </p>
        {act.failure && <p className={ui.fault}>{act.failure}</p>}
      </div>
      {isOpen && mayManage && (
        <Button
          tone="quiet"
          size="sm"
          busy={act.busy}
          onClick={() => void act.run(() => call(endServerMessage, { id: item.id }), t('channels.messages.ended'))}
        >
          {t('channels.messages.end')}
        </Button>
      )}
    </li>
  );
}

function MessageDrawer({ onClose }: { onClose: () => void }) {
  const { t, language } = useText();
  const modules = useModules();
  const act = useSettingsAct(onClose);
  const kept = useDraft('serverMessage', { th: '', en: '', module: '', endsOn: bangkokDay(new Date()), endsAt: '18:00' });
  const { draft, change } = kept;
  const send = () => {
    if (draft.th.trim() === '') return act.setFaults({ th: t('settings.needed', { label: t('channels.messages.th') }) });
    const module = notificationModules.find((code) => code === draft.module) ?? null;
    return act.run(() => call(sendServerMessage, { ...draft, module }), t('channels.messages.done'));
  };
  return (
    <Drawer title={t('channels.messages.write')} onClose={onClose}>
      <DialogForm act={act} onSubmit={send} kept={kept} foot={<DialogFoot submit={t('channels.messages.send')} busy={act.busy} onClose={onClose} />}>
        <Field label={t('channels.messages.th')} required error={act.faults.th}>
          {(control) => (
            <input {...control} className={ui.input} maxLength={longest} value={draft.th} onChange={(event) => change({ th: event.target.value })} />
          )}
        </Field>
        <Field label={t('channels.messages.en')} hint={t('channels.messages.enHint')} error={act.faults.en}>
          {(control) => (
            <input {...control} className={ui.input} maxLength={longest} value={draft.en} onChange={(event) => change({ en: event.target.value })} />
          )}
        </Field>
        <Field label={t('channels.messages.who')} error={act.faults.module}>
          {(control) => (
            <select {...control} className={ui.input} value={draft.module} onChange={(event) => change({ module: event.target.value })}>
              <option value="">{t('channels.messages.everyone')}</option>
              {modules.map((module) => (
                <option key={module.code} value={module.code}>
                  {module[language]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <DayField
          label={t('channels.messages.endsOn')}
          required
          value={draft.endsOn}
          earliest={bangkokDay(new Date())}
          error={act.faults.endsOn}
          onChange={(endsOn) => change({ endsOn: endsOn ?? '' })}
        />
        <Field label={t('channels.messages.endsAt')} required error={act.faults.endsAt}>
          {(control) => (
            <input {...control} type="time" className={ui.input} value={draft.endsAt} onChange={(event) => change({ endsAt: event.target.value })} />
          )}
        </Field>
      </DialogForm>
    </Drawer>
  );
}
