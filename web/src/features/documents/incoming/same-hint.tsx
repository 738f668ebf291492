import { findSameLetters, type SameLetter } from '@sarabun/contract/documents/same-letter';
import type { InputOf } from '@sarabun/contract/endpoint';
import { toThaiDigits } from '@sarabun/contract/values/thai-digits';
import { IconAlertTriangle, IconLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { call } from '../../../platform/call';
import { useText } from '../../../platform/i18n';
import { useDates } from '../../../platform/thai-date';
import { useKey } from '../../../platform/use-key';
import { Button } from '../../../ui/button';
import { Kept } from '../../../ui/kept';
import ui from '../../../ui/styles/ui.module.css';
import styles from '../fields/act.module.css';

type Asked = InputOf<typeof findSameLetters>;

/** Registered letters that match this one; none until enough is known. */
export function useSameLetters(asked: Asked | null) {
  return useQuery({
    queryKey: ['documents', 'same', asked],
    queryFn: ({ signal }) => call(findSameLetters, asked as Asked, { signal }),
    select: ({ items }) => items,
    enabled: asked !== null,
    staleTime: 10_000,
  });
}

interface SameHintProps {
  found: readonly SameLetter[];
  busy: boolean;
  onAttach: (same: SameLetter) => unknown;
  /** Called when it is another letter. */
  onOther?: () => void;
}

/** Says that a letter seems to be registered already, and offers its number (ลงรับเลขเดิม); Alt with D accepts. */
export function SameHint({ found, busy, onAttach, onOther }: SameHintProps) {
  const { t } = useText();
  const dates = useDates();
  const first = found[0];
  useKey('same', (event) => {
    if (!first || busy) return;
    event.preventDefault();
    onAttach(first);
  });
  if (!first) return null;
  return (
    <section className={clsx(ui.note, ui.amber, styles.sameHint)} role="status">
      <IconAlertTriangle size={20} stroke={1.8} aria-hidden />
      <div className={ui.grow}>
        {found.map((same, index) => (
          <div key={same.legId} className={styles.sameOne}>
            <b>{t('route.maybeSame')}</b>{' '}
            {t('route.sameNumber', { number: toThaiDigits(`${same.receiveNumber}/${same.year}`), day: dates.dayOf(same.receivedAt) })}{' '}
            {t(`route.sameBy.${same.by}`)}
            <span className={clsx(ui.xs, ui.muted, ui.clip2)}>
              <Kept>{same.subject}</Kept>
            </span>
            <div className={clsx(ui.row, ui.wrap)}>
              <Button
                tone="ghost"
                size="sm"
                icon={<IconLink size={17} aria-hidden />}
                {...(index === 0 && { shortcut: 'Alt D' })}
                busy={busy}
                onClick={() => onAttach(same)}
              >
                {t('route.attachSame')}
              </Button>
              {onOther && index === found.length - 1 && (
                <Button tone="quiet" size="sm" onClick={onOther}>
                  {t('route.otherLetter')}
                </Button>
              )}
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}
