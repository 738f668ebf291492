import { type MyNotice, type NoticeRhythm, noticeRhythms } from '@sarabun/contract/notifications/notice-channels';
import { clsx } from 'clsx';
import { sentenceOf } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { Field } from '../../ui/fields/field';
import { Bone } from '../../ui/skeleton';
import ui from '../../ui/styles/ui.module.css';
import { toast } from '../../ui/toast';
import styles from './notice-settings.module.css';
import { useMyNotices, useSaveMyNotices, useSaveMyRhythm } from './use-channels';

interface RhythmChoice {
  value: NoticeRhythm;
  mayChoose: boolean;
  times: readonly string[];
  lineGathered: boolean;
  /** Which of the two are asked. */
  asks: { mail: boolean; line: boolean };
}

/** Whether mails come at once, as digests or not at all, and LINE messages at once or gathered. Saved with each choice. */
function Rhythm({ value, mayChoose, times, lineGathered, asks }: RhythmChoice) {
  const { t } = useText();
  const save = useSaveMyRhythm();
  const choose = (chosen: { rhythm?: NoticeRhythm; lineGathered?: boolean }) =>
    save.mutate(
      { rhythm: value, lineGathered, ...chosen },
      {
        onSuccess: () => toast({ tone: 'success', title: t('channels.saved') }),
        onError: (failure) => toast({ tone: 'error', title: t('common.failure'), text: sentenceOf(failure) }),
      },
    );
  return (
    <>
      {asks.mail && (
        <Field label={t('channels.myRhythm')} hint={t(mayChoose ? 'channels.myRhythmHint' : 'channels.rhythmFixed', { times: times.join(', ') })}>
          {(control) => (
            <select
              {...control}
              className={clsx(ui.input, styles.rhythm)}
              disabled={!mayChoose || save.isPending}
              value={value}
              onChange={(event) => choose({ rhythm: event.target.value as NoticeRhythm })}
            >
              {noticeRhythms.map((rhythm) => (
                <option key={rhythm} value={rhythm}>
                  {t(`channels.rhythms.${rhythm}`)}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      {asks.line && mayChoose && (
        <label className={ui.row}>
          <input
            type="checkbox"
            className={ui.tick}
            checked={lineGathered}
            disabled={save.isPending}
            onChange={(event) => choose({ lineGathered: event.target.checked })}
          />
          {t('channels.lineGathered', { times: times.join(', ') })}
        </label>
      )}
    </>
  );
}

const channels = ['mail', 'line', 'push'] as const;

/** The events that the person wants by mail, LINE and web push, as far as the office sends them. Saved with each checkbox. */
export function MyNotices() {
  const { t, language } = useText();
  const { data, error } = useMyNotices();
  const save = useSaveMyNotices();
  const turn = ({ id, mail, line, push }: MyNotice, part: Partial<Record<(typeof channels)[number], boolean>>) =>
    save.mutate([{ id, mail: mail ?? true, line: line ?? true, push: push ?? true, ...part }], {
      onSuccess: () => toast({ tone: 'success', title: t('channels.saved') }),
      onError: (failure) => toast({ tone: 'error', title: t('common.failure'), text: sentenceOf(failure) }),
    });
  const tick = (item: MyNotice, channel: (typeof channels)[number]) => {
    const value = item[channel];
    if (value === null || (channel === 'line' && !data?.lineLinked)) return <span className={ui.muted}>–</span>;
    return (
      <input
        type="checkbox"
        className={ui.tick}
        aria-label={`${item[language]}: ${t(`channels.${channel}`)}`}
        checked={value}
        onChange={(event) => turn(item, { [channel]: event.target.checked })}
      />
    );
  };
  if (error && !data) return null;
  return (
    <section className={clsx(ui.card, ui.accountCard)}>
      <h2 className={ui.h3}>{t('channels.mine')}</h2>
      <p className={clsx(ui.sm, ui.muted)}>{t('channels.mineText')}</p>
      {data && (
        <Rhythm
          {...data.rhythm}
          lineGathered={data.lineGathered}
          asks={{ mail: data.items.some(({ mail }) => mail !== null), line: data.lineLinked && data.items.some(({ line }) => line !== null) }}
        />
      )}
      {!data ? (
        <Bone width={320} height={24} />
      ) : data.items.length === 0 ? (
        <p className={ui.sm}>{t('channels.mineNone')}</p>
      ) : (
        <table className={clsx(ui.dt, styles.table)}>
          <caption className={ui.vh}>{t('channels.mine')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('channels.event')}</th>
              {channels.map((channel) => (
                <th key={channel} scope="col" className={styles.channel}>
                  {t(`channels.${channel}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.items.map((item) => (
              <tr key={item.id}>
                <th scope="row">{item[language]}</th>
                {channels.map((channel) => (
                  <td key={channel} className={styles.channel}>
                    {tick(item, channel)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {data && !data.lineLinked && data.items.some(({ line }) => line !== null) && <p className={clsx(ui.xs, ui.muted)}>{t('channels.notLinked')}</p>}
    </section>
  );
}
