import { type CalendarFeedUse, calendarFeed, closeCalendarFeed, openCalendarFeed } from '@sarabun/contract/queues/calendar-feed';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useState } from 'react';
import { call, sentenceOf } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
import { FailedState } from '../../ui/blank-state';
import { Button } from '../../ui/button';
import { DialogFrame } from '../../ui/dialogs/dialog-frame';
import { DialogHead } from '../../ui/dialogs/dialog-parts';
import { Note } from '../../ui/note';
import { Bone } from '../../ui/skeleton';
import ui from '../../ui/styles/ui.module.css';
import { toast } from '../../ui/toast';
import styles from './arrange.module.css';

const key = ['calendar-feed'];

/** The address under which calendar programs read the own deadlines: make it, stop it, and see who read it. */
export function CalendarFeedDialog({ onClose }: { onClose: () => void }) {
  const { t } = useText();
  const dates = useDates();
  const cache = useQueryClient();
  const found = useQuery({ queryKey: key, queryFn: ({ signal }) => call(calendarFeed, {}, { signal }), staleTime: 0 });
  const [address, setAddress] = useState('');
  const done = (title: string) => {
    toast({ tone: 'success', title });
    return cache.invalidateQueries({ queryKey: key });
  };
  const make = useMutation({
    mutationFn: () => call(openCalendarFeed, {}),
    onSuccess: ({ path }) => {
      setAddress(new URL(path, location.origin).href);
      return done(t('calendarFeed.made'));
    },
  });
  const stop = useMutation({
    mutationFn: () => call(closeCalendarFeed, {}),
    onSuccess: () => {
      setAddress('');
      return done(t('calendarFeed.stopped'));
    },
  });
  const feed = found.data?.feed;
  const failure = make.error ?? stop.error;
  const busy = make.isPending || stop.isPending;
  return (
    <DialogFrame title={t('calendarFeed.title')} width={560} onClose={onClose}>
      <DialogHead title={t('calendarFeed.title')} note={t('calendarFeed.note')} onClose={onClose} />
      <div className={clsx(ui.drawerBody, ui.stack)}>
        <Note tone="blue">{t('calendarFeed.shows')}</Note>
        {failure && <Note tone="red">{sentenceOf(failure)}</Note>}
        {found.isError && !found.data ? (
          <FailedState query={found} small />
        ) : !found.data ? (
          <Bone width="60%" />
        ) : (
          <>
            <p className={ui.sm}>{feed ? t('calendarFeed.since', { at: dates.moment(feed.createdAt) }) : t('calendarFeed.none')}</p>
            {address && <NewAddress address={address} />}
            {feed && <Uses uses={feed.uses} />}
          </>
        )}
      </div>
      <div className={ui.drawerFoot}>
        {feed && (
          <Button tone="ghost" disabled={busy} onClick={() => stop.mutate()}>
            {t('calendarFeed.stop')}
          </Button>
        )}
        <span className={ui.grow} />
        <Button busy={make.isPending} disabled={busy || !found.data} onClick={() => make.mutate()}>
          {t(feed ? 'calendarFeed.renew' : 'calendarFeed.make')}
        </Button>
      </div>
    </DialogFrame>
  );
}

/** A new address, which is shown once. */
function NewAddress({ address }: { address: string }) {
  const { t } = useText();
  const [copied, setCopied] = useState(false);
  // Without the right to use the clipboard, the text is still there to be selected.
  const copy = () =>
    navigator.clipboard?.writeText(address).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <div role="status" className={ui.stack}>
      <p className={clsx(ui.sm, ui.strong)}>{t('calendarFeed.once')}</p>
      <p className={styles.address} translate="no">
        {address}
      </p>
      <div>
        <Button size="sm" tone="ghost" onClick={() => void copy()}>
          {t(copied ? 'calendarFeed.copied' : 'calendarFeed.copy')}
        </Button>
      </div>
    </div>
  );
}

function Uses({ uses }: { uses: readonly CalendarFeedUse[] }) {
  const { t } = useText();
  const dates = useDates();
  if (uses.length === 0) return <p className={clsx(ui.sm, ui.muted)}>{t('calendarFeed.neverRead')}</p>;
  return (
    <section>
      <h3 className={clsx(ui.sm, ui.strong)}>{t('calendarFeed.uses')}</h3>
      <ul className={ui.xs}>
        {uses.map(({ at, address, program, calls }) => (
          <li key={`${at.toISOString()} ${address}`}>
            {[dates.moment(at), address, program, t('calendarFeed.times', { n: calls })].filter(Boolean).join(' · ')}
          </li>
        ))}
      </ul>
    </section>
  );
}
