import { type DigestSetting, type NoticeRhythm, noticeRhythms } from '@sarabun/contract/notifications/notice-channels';
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
import { readTimes } from './reminder-days';
import { useSaveDigest } from './use-channels';

/** Whether notices are mailed at once or as digests, the times on a working day, and whether people may choose. */
export function DigestForm({ setting, mayManage }: { setting: DigestSetting; mayManage: boolean }) {
  const { t } = useText();
  const [usual, setUsual] = useState(setting.usual);
  const [mayChoose, setMayChoose] = useState(setting.mayChoose);
  const [typed, setTyped] = useState(setting.times.join(', '));
  const { mutate, isPending, error } = useSaveDigest();
  const times = readTimes(typed);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (times) mutate({ version: setting.version, usual, mayChoose, times }, { onSuccess: () => toast({ tone: 'success', title: t('channels.saved') }) });
  };
  return (
    <form className={clsx(ui.card, styles.card)} noValidate onSubmit={save}>
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
      {error && !isPending && <Note tone="red">{sentenceOf(error)}</Note>}
      {mayManage && (
        <div>
          <Button type="submit" busy={isPending}>
            {t('channels.saveDigest')}
          </Button>
        </div>
      )}
    </form>
  );
}
