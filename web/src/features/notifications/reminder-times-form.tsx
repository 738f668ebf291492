import type { ReminderTimes } from '@sarabun/contract/notifications/notice-channels';
import { type FormEvent, useState } from 'react';
import { sentenceOf } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { Button } from '../../ui/button';
import { Field } from '../../ui/fields/field';
import { Note } from '../../ui/note';
import { toast } from '../../ui/toast';
import { readDays } from './reminder-days';
import { useSaveTimes } from './use-channels';

const hours = Array.from({ length: 24 }, (_, hour) => hour);
const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/** When reminders of due days are sent: so many working days before, on the day, and every so many past it. */
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
    <form className="card ns-card" noValidate onSubmit={save}>
      <h2 className="h3">{t('channels.reminders')}</h2>
      <p className="sm muted">{t('channels.remindersText')}</p>
      <div className="ns-fields">
        <Field label={t('channels.before')} hint={t('channels.beforeHint')} error={beforeDays ? undefined : t('channels.beforeWrong')}>
          {(control) => (
            <input
              {...control}
              className="in num"
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
              className="in num"
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
            <select {...control} className="in num" disabled={!mayManage} value={fromHour} onChange={(event) => setFromHour(Number(event.target.value))}>
              {hours.map((hour) => (
                <option key={hour} value={hour}>
                  {clock(hour)}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <label className="row">
        <input type="checkbox" className="tick" checked={onDay} disabled={!mayManage} onChange={(event) => setOnDay(event.target.checked)} />
        {t('channels.onDay')}
      </label>
      {error && !isPending && <Note tone="red">{sentenceOf(error)}</Note>}
      {mayManage && (
        <div className="ns-save">
          <Button type="submit" busy={isPending}>
            {t('channels.saveReminders')}
          </Button>
        </div>
      )}
    </form>
  );
}
