import { type DigestSetting, type NoticeRhythm, noticeRhythms, saveDigest } from '@sarabun/contract/notifications/notice-channels';
import { clsx } from 'clsx';
import { useState } from 'react';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { Button } from '../../ui/button';
import { Field } from '../../ui/fields/field';
import { Form, FormFailure } from '../../ui/forms/form';
import { useAct } from '../../ui/forms/use-act';
import ui from '../../ui/styles/ui.module.css';
import styles from './notice-settings.module.css';
import { readTimes } from './reminder-days';

/** Whether notices are mailed at once or as digests, the times on a working day, and whether people may choose. */
export function DigestForm({ setting, mayManage }: { setting: DigestSetting; mayManage: boolean }) {
  const { t } = useText();
  const [usual, setUsual] = useState(setting.usual);
  const [mayChoose, setMayChoose] = useState(setting.mayChoose);
  const [typed, setTyped] = useState(setting.times.join(', '));
  const act = useAct(['settings'], () => undefined);
  const times = readTimes(typed);
  const save = () => times && act.run(() => call(saveDigest, { version: setting.version, usual, mayChoose, times }), t('channels.saved'));
  return (
    <Form act={act} className={clsx(ui.card, styles.card)} failureInside onSubmit={save}>
      <h2 className={ui.h3}>{t('channels.digest')}</h2>
      <p className={clsx(ui.sm, ui.muted)}>{t('channels.digestText')}</p>
      <div className={styles.fields}>
        <Field label={t('channels.usual')}>
          {(control) => (
            <select {...control} className={ui.input} disabled={!mayManage} value={usual} onChange={(event) => setUsual(event.target.value as NoticeRhythm)}>
              {noticeRhythms.map((rhythm) => (
                <option key={rhythm} value={rhythm}>
                  {t(`channels.rhythms.${rhythm}`)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={t('channels.times')} hint={t('channels.timesHint')} error={times ? undefined : t('channels.timesWrong')}>
          {(control) => (
            <input
              {...control}
              className={clsx(ui.input, ui.num)}
              maxLength={60}
              readOnly={!mayManage}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
      </div>
      <label className={ui.row}>
        <input type="checkbox" className={ui.tick} checked={mayChoose} disabled={!mayManage} onChange={(event) => setMayChoose(event.target.checked)} />
        {t('channels.mayChoose')}
      </label>
      <FormFailure text={act.failure} />
      {mayManage && (
        <div>
          <Button type="submit" busy={act.busy}>
            {t('channels.saveDigest')}
          </Button>
        </div>
      )}
    </Form>
  );
}
