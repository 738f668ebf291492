import type { ReminderTimes } from '@sarabun/contract/notifications/notice-channels';
import { clsx } from 'clsx';
import { type FormEvent, useState } from 'react';
import { sentenceOf } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { Button } from '../../ui/button';
import { Field } from '../../ui/fields/field';
import { Note } from '../../ui/note';
import ui from '../../ui/styles/ui.module.css';
import { toast } from '../../ui/toast';
import styles from './notice-settings.module.css';
import { readDays } from './reminder-days';
import { useSaveTimes } from './use-channels';

const hours = Array.from({ length: 24 }, (_, hour) => hour);
const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/** When reminders about due days are sent: working days before, on the day, and at intervals after it. */
export function ReminderTimesForm({ times, mayManage }: { times: ReminderTimes; mayManage: boolean }) {
  const { t } = useText();
  const [before, setBefore] = useState(times.beforeDays.join(', '));
  const [every, setEvery] = useState(String(times.overdueEvery));
  const [onDay, setOnDay] = useState(times.onDay);
  const [fromHour, setFromHour] = useState(times.fromHour);
  const { mutate, isPending, error } = useSaveTimes();
  const beforeDays = readDays(before);
  const overdueEvery = /^\d{1,2}$/.test(every.trim()) && Number(every) <= 30 ? Number(every) : null;
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!beforeDays || overdueEvery === null) return;
    mutate({ version: times.version, beforeDays, onDay, overdueEvery, fromHour }, { onSuccess: () => toast({ tone: 'success', title: t('channels.saved') }) });
  };
  return (
    <form className={clsx(ui.card, styles.card)} noValidate onSubmit={save}>
      <h2 className={ui.h3}>{t('channels.reminders')}</h2>
      <p className={clsx(ui.sm, ui.muted)}>{t('channels.remindersText')}</p>
      <div className={styles.fields}>
        <Field label={t('channels.before')} hint={t('channels.beforeHint')} error={beforeDays ? undefined : t('channels.beforeWrong')}>
          {(control) => (
            <input
              {...control}
              className={clsx(ui.input, ui.num)}
              inputMode="numeric"
              maxLength={30}
              readOnly={!mayManage}
              value={before}
              onChange={(event) => setBefore(event.target.value)}
            />
          )}
        </Field>
        <Field label={t('channels.every')} hint={t('channels.everyHint')} error={overdueEvery === null ? t('channels.everyWrong') : undefined}>
          {(control) => (
            <input
              {...control}
              className={clsx(ui.input, ui.num)}
              inputMode="numeric"
              maxLength={2}
              readOnly={!mayManage}
              value={every}
              onChange={(event) => setEvery(event.target.value)}
            />
          )}
        </Field>
        <Field label={t('channels.fromHour')}>
          {(control) => (
            <select
              {...control}
              className={clsx(ui.input, ui.num)}
              disabled={!mayManage}
              value={fromHour}
              onChange={(event) => setFromHour(Number(event.target.value))}
            >
              {hours.map((hour) => (
                <option key={hour} value={hour}>
                  {clock(hour)}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <label className={ui.row}>
        <input type="checkbox" className={ui.tick} checked={onDay} disabled={!mayManage} onChange={(event) => setOnDay(event.target.checked)} />
        {t('channels.onDay')}
      </label>
      {error && !isPending && <Note tone="red">{sentenceOf(error)}</Note>}
      {mayManage && (
        <div>
          <Button type="submit" busy={isPending}>
            {t('channels.saveReminders')}
          </Button>
        </div>
      )}
    </form>
  );
}
