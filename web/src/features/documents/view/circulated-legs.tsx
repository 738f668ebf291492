import type { RouteLeg } from '@sarabun/contract/documents/open-document';
import { IconSpeakerphone } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useText } from '../../../platform/i18n';
import { useDates } from '../../../platform/thai-date';
import { Chip } from '../../../ui/chip';
import { Kept } from '../../../ui/kept';
import ui from '../../../ui/styles/ui.module.css';
import { DueMark } from '../../follow-up';
import { receiptOf } from './report-rules';
import styles from './story.module.css';

/** The legs of one circulation as one step: how many desks, how many have read it; unfolded by name. */
export function CirculatedLegs({ legs }: { legs: readonly RouteLeg[] }) {
  const { t } = useText();
  const dates = useDates();
  const first = legs[0];
  if (!first) return null;
  const read = legs.filter((leg) => leg.openedAt !== null).length;
  return (
    <li className={legs.some((leg) => receiptOf(leg) === 'waiting') ? styles.now : styles.done}>
      <span className={styles.node}>
        <IconSpeakerphone size={16} stroke={1.8} aria-hidden />
      </span>
      <p className={styles.who}>
        <Kept>
          <b>{first.from?.name}</b> {t('route.circulatedTo', { n: legs.length, read })}
        </Kept>
      </p>
      <p className={clsx(styles.when, ui.num)}>
        <Kept>
          {dates.moment(first.sentAt)}
          {first.sentBy && ` · ${t('documents.sentBy', { name: first.sentBy.name })}`}
          {first.dueOn && ` · ${t('route.acknowledgeUntil', { day: dates.day(first.dueOn) })} `}
        </Kept>
        {first.dueOn && legs.some((leg) => receiptOf(leg) === 'waiting') && <DueMark dueOn={first.dueOn} />}
      </p>
      <details className={styles.circulated}>
        <summary className={ui.sm}>{t('route.showAll')}</summary>
        <ul>
          {legs.map((leg) => (
            <li key={leg.legId} className={clsx(ui.row, ui.between, ui.sm)}>
              <span className={ui.clip2}>
                <Kept>{leg.to.name}</Kept>
              </span>
              <Chip tone={receiptOf(leg) === 'waiting' ? 'plain' : 'green'}>
                {leg.openedAt ? t('route.readBy', { when: dates.moment(leg.openedAt), name: leg.openedBy ?? '' }) : t(`route.receipt.${receiptOf(leg)}`)}
              </Chip>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}
