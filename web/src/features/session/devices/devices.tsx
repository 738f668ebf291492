import type { DeviceSession } from '@sarabun/contract/session/devices';
import { IconDeviceDesktop, IconDeviceMobile, IconDeviceTablet } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useState } from 'react';
import { sentenceOf } from '../../../platform/call';
import { useText } from '../../../platform/i18n';
import { useDates } from '../../../platform/thai-date';
import { BlankState } from '../../../ui/blank-state';
import { Button } from '../../../ui/button';
import { Chip } from '../../../ui/chip';
import { Note } from '../../../ui/note';
import { Bone } from '../../../ui/skeleton';
import ui from '../../../ui/styles/ui.module.css';
import { Pager } from '../../../ui/tables/pager';
import { toast } from '../../../ui/toast';
import { signOut } from '../sessions/sign-out';
import styles from './devices.module.css';
import { useDevicePage, useDevices, useEndDevices } from './use-devices';

const icons = { computer: IconDeviceDesktop, phone: IconDeviceMobile, tablet: IconDeviceTablet };

/** The signed-in devices, signing them out, and the sign-in history. The page is in the address. */
export function Devices() {
  const { t } = useText();
  const { page, turnTo } = useDevicePage();
  const { data, error, refetch } = useDevices(page);
  const { end, endOthers } = useEndDevices();
  const failure = end.error ?? endOthers.error;
  // Open sessions come first, so the first page shows whether there are others.
  const others = page === 1 && data?.data.some((session) => session.isOpen && !session.isCurrent);
  return (
    <section className={clsx(ui.card, styles.devices)} aria-labelledby="devices-title">
      <div className={styles.devicesHead}>
        <h2 className={ui.h3} id="devices-title">
          {t('account.devices.title')}
        </h2>
        <p className={clsx(ui.sm, ui.soft)}>{t('account.devices.lead')}</p>
      </div>
      {error && (
        <BlankState kind="error" title={t('common.failure')} text={sentenceOf(error)} small>
          <Button tone="ghost" onClick={() => void refetch()}>
            {t('common.retry')}
          </Button>
        </BlankState>
      )}
      {!data && !error && <Bone width={280} />}
      {failure && <Note tone="red">{sentenceOf(failure)}</Note>}
      <ul>
        {data?.data.map((session) => (
          <Device
            key={session.sessionId}
            session={session}
            onEnd={() => end.mutateAsync(session.sessionId).then(() => toast({ tone: 'success', title: t('account.devices.endedOne') }))}
          />
        ))}
      </ul>
      {data && (
        <div className={styles.devicesFoot}>
          <p className={clsx(ui.sm, ui.muted)}>{t('account.devices.total', { count: data.total })}</p>
          <Pager page={page} pageSize={data.pageSize} total={data.total} onPage={turnTo} />
          {others && (
            <Button
              tone="ghost"
              busy={endOthers.isPending}
              onClick={() =>
                endOthers.mutate(undefined, {
                  onSuccess: ({ ended }) => toast({ tone: 'success', title: t('account.devices.endedOthers', { count: ended }) }),
                })
              }
            >
              {t('account.devices.endOthers')}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

function Device({ session, onEnd }: { session: DeviceSession; onEnd: () => Promise<unknown> }) {
  const { t } = useText();
  const { moment } = useDates();
  const [leaving, setLeaving] = useState(false);
  const { browser, system, kind, address, way, isOpen, isCurrent, endReason } = session;
  const Icon = icons[kind];
  const name = browser && system ? t('account.devices.on', { browser, system }) : browser || system || t('account.devices.unknown');

  function leave() {
    setLeaving(true);
    void (isCurrent ? signOut() : onEnd()).catch(() => undefined).finally(() => setLeaving(false));
  }

  return (
    <li className={isOpen ? clsx(styles.device, styles.open) : styles.device}>
      <Icon size={26} stroke={1.5} aria-hidden />
      <div className={ui.grow}>
        <p className={clsx(ui.row, ui.wrap)}>
          <span className={ui.strong}>{name}</span>
          {isCurrent && <Chip tone="brand">{t('account.devices.current')}</Chip>}
          {isOpen && !isCurrent && <Chip tone="green">{t('account.devices.open')}</Chip>}
          {endReason && <Chip>{t(`account.devices.reasons.${endReason}`)}</Chip>}
        </p>
        <p className={clsx(ui.sm, ui.soft)}>
          {address ? t('account.devices.address', { address }) : t('account.devices.noAddress')} · {t(`account.devices.ways.${way}`)}
        </p>
        <p className={clsx(ui.xs, ui.muted)}>
          {t('account.devices.first', { when: moment(session.firstSeenAt) })} ·{' '}
          {session.endedAt ? t('account.devices.ended', { when: moment(session.endedAt) }) : t('account.devices.last', { when: moment(session.lastSeenAt) })}
        </p>
      </div>
      {isOpen && (
        <Button tone="ghost" size="sm" busy={leaving} onClick={leave}>
          {t(isCurrent ? 'account.devices.endThis' : 'account.devices.end')}
        </Button>
      )}
    </li>
  );
}
