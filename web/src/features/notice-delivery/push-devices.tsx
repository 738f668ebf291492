import { type PushDevice, pushDevices, removePushDevice } from '@sarabun/contract/notice-delivery/push-devices';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useState } from 'react';
import { call, sentenceOf } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
import { FailedState } from '../../ui/blank-state';
import { Button } from '../../ui/button';
import { Chip } from '../../ui/chip';
import { Note } from '../../ui/note';
import { Bone } from '../../ui/skeleton';
import ui from '../../ui/styles/ui.module.css';
import { toast } from '../../ui/toast';
import { canPush, startPushes, stopPushes, thisDevice } from './push-browser';
import styles from './push-devices.module.css';

const key = ['account', 'pushDevices'];

/** The browsers that show notices of this person while no page is open: this one can become one, and each can be removed. */
export function PushDevices() {
  const { t } = useText();
  const query = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => ({ ...(await call(pushDevices, {}, { signal })), mine: await thisDevice().catch(() => null) }),
  });
  return (
    <section className={clsx(ui.card, ui.accountCard)} aria-labelledby="push-title">
      <h2 className={ui.h3} id="push-title">
        {t('channels.pushTitle')}
      </h2>
      <p className={clsx(ui.sm, ui.muted)}>{t('channels.pushText')}</p>
      {query.isError && !query.data ? (
        <FailedState query={query} />
      ) : !query.data ? (
        <Bone width={280} />
      ) : (
        <>
          {query.data.items.length > 0 && (
            <ul className={styles.devices}>
              {query.data.items.map((device) => (
                <Device key={device.deviceId} device={device} isThis={device.deviceId === query.data.mine} />
              ))}
            </ul>
          )}
          {query.data.mine === null && <ThisBrowser serverKey={query.data.key} />}
        </>
      )}
    </section>
  );
}

/** Lets this browser show notices, or says why it cannot. */
function ThisBrowser({ serverKey }: { serverKey: string | null }) {
  const { t } = useText();
  const cache = useQueryClient();
  const [hindered, setHindered] = useState<'refused' | 'unreached' | null>(null);
  const start = useMutation({
    mutationFn: startPushes,
    onSuccess: async (outcome) => {
      setHindered(outcome === 'started' ? null : outcome);
      if (outcome === 'started') toast({ tone: 'success', title: t('channels.pushStarted') });
      await cache.invalidateQueries({ queryKey: key });
    },
  });
  if (!canPush()) return <Note tone="blue">{t('channels.pushMissing')}</Note>;
  if (serverKey === null) return <Note tone="amber">{t('channels.pushNoKeys')}</Note>;
  return (
    <>
      {hindered && <Note tone="amber">{t(hindered === 'refused' ? 'channels.pushRefused' : 'channels.pushUnreached')}</Note>}
      {start.error && <Note tone="red">{sentenceOf(start.error)}</Note>}
      <div>
        <Button tone="ghost" busy={start.isPending} onClick={() => start.mutate(serverKey)}>
          {t('channels.pushStart')}
        </Button>
      </div>
    </>
  );
}

function Device({ device: { deviceId, browser, system, addedAt, usedAt }, isThis }: { device: PushDevice; isThis: boolean }) {
  const { t } = useText();
  const { moment } = useDates();
  const cache = useQueryClient();
  const remove = useMutation({
    mutationFn: async () => {
      await call(removePushDevice, { deviceId });
      if (isThis) await stopPushes();
    },
    onSuccess: () => toast({ tone: 'success', title: t('channels.pushRemoved') }),
    onError: (failure) => toast({ tone: 'error', title: t('common.failure'), text: sentenceOf(failure) }),
    onSettled: () => cache.invalidateQueries({ queryKey: key }),
  });
  const name = [browser, system].filter(Boolean).join(' · ') || t('account.devices.unknown');
  return (
    <li>
      <div className={ui.grow}>
        <p className={clsx(ui.row, ui.wrap)}>
          <span className={ui.strong}>{name}</span>
          {isThis && <Chip tone="brand">{t('account.devices.current')}</Chip>}
        </p>
        <p className={clsx(ui.xs, ui.muted, ui.num)}>
          {t('channels.pushAdded', { at: moment(addedAt) })}
          {usedAt && ` · ${t('channels.pushUsed', { at: moment(usedAt) })}`}
        </p>
      </div>
      <Button tone="ghost" size="sm" busy={remove.isPending} onClick={() => remove.mutate()}>
        {t('channels.pushRemove')}
        <span className={ui.vh}>{name}</span>
      </Button>
    </li>
  );
}
