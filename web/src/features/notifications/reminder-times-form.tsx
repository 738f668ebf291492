import { type ReminderTimes, saveReminderTimes } from '@sarabun/contract/notifications/notice-channels';
import { clsx } from 'clsx';
import { useState } from 'react';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { Button } from '../../ui/button';
import { useUnsavedForm } from '../../ui/dialogs/unsaved-page';
import { Field } from '../../ui/fields/field';
import { NumberInput } from '../../ui/fields/number-input';
import { Form, FormFailure } from '../../ui/forms/form';
import { useAct } from '../../ui/forms/use-act';
import ui from '../../ui/styles/ui.module.css';
import styles from './notice-settings.module.css';
import { readDays } from './reminder-days';

const hours = Array.from({ length: 24 }, (_, hour) => hour);
const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/** When reminders about due days are sent: working days before, on the day, and at intervals after it. */
export function ReminderTimesForm({ times, mayManage }: { times: ReminderTimes; mayManage: boolean }) {
  const { t } = useText();
  const [before, setBefore] = useState(times.beforeDays.join(', '));
  const [every, setEvery] = useState(String(times.overdueEvery));
  const [onDay, setOnDay] = useState(times.onDay);
  const [fromHour, setFromHour] = useState(times.fromHour);
  const act = useAct(['settings'], () => undefined);
  const beforeDays = readDays(before);
  const overdueEvery = /^\d{1,2}$/.test(every.trim()) && Number(every) <= 30 ? Number(every) : null;
  const isChanged = [before !== times.beforeDays.join(', '), every !== String(times.overdueEvery), onDay !== times.onDay, fromHour !== times.fromHour];
  useUnsavedForm(isChanged.includes(true));
  const save = () => {
    if (!beforeDays || overdueEvery === null) return;
    return act.run(() => call(saveReminderTimes, { version: times.version, beforeDays, onDay, overdueEvery, fromHour }), t('channels.saved'));
  };
  return (
    <Form act={act} className={clsx(ui.card, styles.card)} failureInside onSubmit={save}>
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
          {(control) => <NumberInput {...control} maxLength={2} readOnly={!mayManage} value={every} onChange={setEvery} />}
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
      <FormFailure text={act.failure} />
      {mayManage && (
        <div>
          <Button type="submit" busy={act.busy}>
            {t('channels.saveReminders')}
          </Button>
        </div>
      )}
    </Form>
  );
}
