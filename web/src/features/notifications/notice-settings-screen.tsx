import type { AnswerOf } from '@sarabun/contract/endpoint';
import type { ChannelEvent, noticeChannels } from '@sarabun/contract/notifications/notice-channels';
import { clsx } from 'clsx';
import { Suspense, useState } from 'react';
import { sentenceOf } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { FailedState } from '../../ui/blank-state';
import { Button } from '../../ui/button';
import { Chip } from '../../ui/chip';
import { Note } from '../../ui/note';
import { Bone } from '../../ui/skeleton';
import ui from '../../ui/styles/ui.module.css';
import { toast } from '../../ui/toast';
import { OfficeQuiet, SentNotices } from '../notice-delivery';
import { SettingsFrame } from '../settings';
import { DigestForm } from './digest-form';
import styles from './notice-settings.module.css';
import { ReminderTimesForm } from './reminder-times-form';
import { useChannels, useSaveChannels } from './use-channels';

const page = 'setting-notifications';
const channels = ['bell', 'mail', 'line', 'push'] as const;
type Channels = Pick<ChannelEvent, (typeof channels)[number]>;

/** The channels of each event, and the times of reminders about due days. */
export function NoticeSettingsScreen() {
  const { t } = useText();
  const { data, error, refetch } = useChannels();
  return (
    <SettingsFrame path={page} purpose={t('channels.purpose')}>
      {({ mayManage }) =>
        data ? (
          <div className={clsx(ui.stack, styles.root)}>
            <Matrix key={data.events.map(({ version }) => version).join()} events={data.events} mayManage={mayManage} />
            <ReminderTimesForm key={data.reminders.version} times={data.reminders} mayManage={mayManage} />
            <DigestForm key={`digest ${data.digest.version}`} setting={data.digest} mayManage={mayManage} />
            <Suspense fallback={<Bone width="70%" height={40} />}>
              <OfficeQuiet mayManage={mayManage} />
            </Suspense>
            <Suspense fallback={<Bone width="70%" height={40} />}>
              <SentNotices />
            </Suspense>
          </div>
        ) : error ? (
          <section className={ui.card}>
            <FailedState query={{ error, refetch }} />
          </section>
        ) : (
          <Bone width="70%" height={40} />
        )
      }
    </SettingsFrame>
  );
}

function Matrix({ events, mayManage }: Pick<AnswerOf<typeof noticeChannels>, 'events'> & { mayManage: boolean }) {
  const { t, language } = useText();
  const [changed, setChanged] = useState<ReadonlyMap<number, Channels>>(new Map());
  const { mutate, isPending, error } = useSaveChannels();
  const now = (event: ChannelEvent): Channels => changed.get(event.id) ?? event;
  const turn = (event: ChannelEvent, channel: (typeof channels)[number], on: boolean) => {
    const { bell, mail, line, push } = now(event);
    const next = { bell, mail, line, push, [channel]: on };
    const rest = new Map(changed);
    if (channels.every((one) => next[one] === event[one])) rest.delete(event.id);
    else rest.set(event.id, next);
    setChanged(rest);
  };
  const save = () =>
    mutate(
      events.flatMap((event) => {
        const next = changed.get(event.id);
        return next ? [{ id: event.id, version: event.version, ...next }] : [];
      }),
      { onSuccess: () => toast({ tone: 'success', title: t('channels.saved') }) },
    );
  return (
    <section className={clsx(ui.card, styles.card)}>
      <h2 className={ui.h3}>{t('channels.events')}</h2>
      <table className={clsx(ui.dt, styles.table)}>
        <caption className={ui.vh}>{t('channels.events')}</caption>
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
          {events.map((event) => (
            <tr key={event.id}>
              <th scope="row">
                {event[language]} {!event.active && <Chip>{t('channels.off')}</Chip>}
                <span className={clsx(ui.xs, ui.muted, styles.module)}>{language === 'th' ? event.moduleTh : event.moduleEn}</span>
              </th>
              {channels.map((channel) => (
                <td key={channel} className={styles.channel}>
                  <input
                    type="checkbox"
                    className={ui.tick}
                    aria-label={`${event[language]}: ${t(`channels.${channel}`)}`}
                    checked={now(event)[channel]}
                    disabled={!mayManage || !event.active}
                    onChange={(change) => turn(event, channel, change.target.checked)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={clsx(ui.sm, ui.muted)}>{t('channels.secretNote')}</p>
      {error && !isPending && <Note tone="red">{sentenceOf(error)}</Note>}
      {mayManage && (
        <div className={clsx(ui.row, ui.wrap)}>
          <Button busy={isPending} disabled={changed.size === 0} onClick={save}>
            {t('channels.save')}
          </Button>
          {changed.size > 0 && (
            <>
              <Button tone="quiet" onClick={() => setChanged(new Map())}>
                {t('channels.undo')}
              </Button>
              <span className={clsx(ui.sm, ui.muted)} aria-live="polite">
                {t('channels.changed', { n: changed.size })}
              </span>
            </>
          )}
        </div>
      )}
    </section>
  );
}
