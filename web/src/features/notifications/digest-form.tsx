import { type DigestSetting, type NoticeRhythm, noticeRhythms } from '@sarabun/contract/notifications/notice-channels';
import { type FormEvent, useState } from 'react';
import { sentenceOf } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { Button } from '../../ui/button';
import { Field } from '../../ui/fields/field';
import { Note } from '../../ui/note';
import { toast } from '../../ui/toast';
import { readTimes } from './reminder-days';
import { useSaveDigest } from './use-channels';

/** Whether notices are mailed at once or gathered, at which times of a working day, and whether persons may choose. */
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
    <form className="card ns-card" noValidate onSubmit={save}>
      <h2 className="h3">{t('channels.digest')}</h2>
      <p className="sm muted">{t('channels.digestText')}</p>
      <div className="ns-fields">
        <Field label={t('channels.usual')}>
          {(control) => (
            <select {...control} className="in" disabled={!mayManage} value={usual} onChange={(event) => setUsual(event.target.value as NoticeRhythm)}>
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
            <input {...control} className="in num" maxLength={60} readOnly={!mayManage} value={typed} onChange={(event) => setTyped(event.target.value)} />
          )}
        </Field>
      </div>
      <label className="row">
        <input type="checkbox" className="tick" checked={mayChoose} disabled={!mayManage} onChange={(event) => setMayChoose(event.target.checked)} />
        {t('channels.mayChoose')}
      </label>
      {error && !isPending && <Note tone="red">{sentenceOf(error)}</Note>}
      {mayManage && (
        <div className="ns-save">
          <Button type="submit" busy={isPending}>
            {t('channels.saveDigest')}
          </Button>
        </div>
      )}
    </form>
  );
}
