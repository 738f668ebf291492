import { actingWords } from '@sarabun/contract/acting/acting-phrase';
import { endPostSeat, givePost, type PostSeat, setMainPost } from '@sarabun/contract/organization/post-seats';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import { IconUserPlus } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useState } from 'react';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
import { Button } from '../../ui/button';
import { Chip } from '../../ui/chip';
import { Kept } from '../../ui/kept';
import { Note } from '../../ui/note';
import { Bone } from '../../ui/skeleton';
import ui from '../../ui/styles/ui.module.css';
import { EndSeatDialog } from './end-seat-dialog';
import styles from './organization.module.css';
import { SeatDialog } from './seat-dialog';
import { useOfficeAct } from './use-office-act';
import { usePostSeats } from './use-seats';

/** Today's and future holders, deputies and secretaries of a post. */
export function PostSeats({ postId, mayManage }: { postId: number; mayManage: boolean }) {
  const { t } = useText();
  const seats = usePostSeats([postId]);
  const [asking, setAsking] = useState<'holder' | 'secretary' | PostSeat | null>(null);
  const act = useOfficeAct(() => setAsking(null));
  if (seats.isError) return <p className={ui.fault}>{seats.error.message}</p>;
  if (!seats.data) return <Bone width="60%" />;
  const today = bangkokDay(new Date());
  return (
    <section className={styles.card}>
      <h3 className={ui.lbl}>{t('posts.people')}</h3>
      {act.failure && asking === null && <Note tone="red">{act.failure}</Note>}
      {seats.data.length === 0 && <p className={clsx(ui.sm, ui.muted)}>{t('posts.vacant')}</p>}
      <ul className={styles.changes}>
        {seats.data.map((seat) => (
          <li key={seat.seatId}>
            <SeatLine seat={seat} today={today} />
            {mayManage && seat.function === 'holder' && !seat.isMain && (
              <Button
                tone="quiet"
                size="sm"
                disabled={act.busy}
                onClick={() => void act.run(() => call(setMainPost, { seatId: seat.seatId }), t('posts.madeMain'))}
              >
                {t('posts.makeMain')}
              </Button>
            )}
            {mayManage && seat.function !== 'acting' && (
              <Button tone="quiet" size="sm" onClick={() => setAsking(seat)}>
                {t('posts.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {mayManage && (
        <div className={clsx(ui.row, ui.wrap)}>
          {(['holder', 'secretary'] as const).map((work) => (
            <Button key={work} tone="ghost" size="sm" icon={<IconUserPlus size={18} aria-hidden />} onClick={() => setAsking(work)}>
              {t(`posts.give.${work}`)}
            </Button>
          ))}
        </div>
      )}
      {(asking === 'holder' || asking === 'secretary') && (
        <SeatDialog
          title={t(`posts.give.${asking}`)}
          asksMain={asking === 'holder'}
          act={act}
          onClose={() => setAsking(null)}
          onGive={(given) => void act.run(() => call(givePost, { postId, function: asking, ...given }), t('posts.given'))}
        />
      )}
      {asking !== null && typeof asking === 'object' && (
        <EndSeatDialog
          name={asking.name}
          act={act}
          onClose={() => setAsking(null)}
          onEnd={(lastDay) => void act.run(() => call(endPostSeat, { seatId: asking.seatId, lastDay }), t('posts.ended'))}
        />
      )}
    </section>
  );
}

function SeatLine({ seat, today }: { seat: PostSeat; today: string }) {
  const { t, language } = useText();
  const dates = useDates();
  return (
    <div className={ui.grow}>
      <p className={clsx(ui.sm, ui.strong)}>
        <Kept>{seat.name}</Kept>
      </p>
      <p className={clsx(ui.xs, ui.muted)}>
        {seat.phrase ? actingWords[seat.phrase][language] : t(`people.functions.${seat.function}`)}
        {seat.startsOn > '1900-01-01' && ` · ${t('organization.since', { day: dates.day(seat.startsOn) })}`}
        {seat.endsOn && ` · ${t('posts.until', { day: dates.day(seat.endsOn) })}`}
      </p>
      {seat.isMain && <Chip tone="brand">{t('posts.main')}</Chip>} {seat.startsOn > today && <Chip tone="blue">{t('posts.toCome')}</Chip>}
    </div>
  );
}
