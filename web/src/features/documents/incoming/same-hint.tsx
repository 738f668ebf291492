import { findSameLetters, type SameLetter } from '@sarabun/contract/documents/same-letter';
import type { InputOf } from '@sarabun/contract/endpoint';
import { toThaiDigits } from '@sarabun/contract/values/thai-digits';
import { IconAlertTriangle, IconLink } from '@tabler/icons-react';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../platform/call';
import { useText } from '../../../platform/i18n';
import { keys } from '../../../platform/keys';
import { useDates } from '../../../platform/thai-date';
import { useKey } from '../../../platform/use-key';
import { Button } from '../../../ui/button';
import { Kept } from '../../../ui/kept';
import ui from '../../../ui/styles/ui.module.css';
import styles from './same-hint.module.css';

type Asked = InputOf<typeof findSameLetters>;

const sameLetters = (asked: Asked | null) =>
  queryOptions({
    queryKey: ['documents', 'same', asked],
    queryFn: ({ signal }) => call(findSameLetters, asked as Asked, { signal }),
    staleTime: 10_000,
  });

/**
 * Asks whether a letter is one of those in the register that match it; nothing is asked while too little is known. Those that the person
 * said it is not (`isOther`) are not asked about again.
 */
export function useSameQuestion(asked: Asked | null, isOther: (same: SameLetter) => boolean) {
  const cache = useQueryClient();
  const [due, setDue] = useState(0);
  const { data } = useQuery({ ...sameLetters(asked), enabled: asked !== null });
  const found = (data?.items ?? []).filter((same) => !isOther(same));
  /** Whether a letter with these values may be received: if it matches others, the question must be answered first, and gets the focus. */
  const isAnswered = async (now: Asked | null): Promise<boolean> => {
    // Where it cannot be asked, the receipt itself says what is wrong.
    const { items } = now ? await cache.fetchQuery(sameLetters(now)).catch(() => ({ items: [] })) : { items: [] };
    const isOpen = items.some((same) => !isOther(same));
    if (isOpen) setDue((times) => times + 1);
    return !isOpen;
  };
  return { found, due, isAnswered };
}

interface SameHintProps {
  found: readonly SameLetter[];
  /** How often somebody went on without answering: each time the question gets the focus. */
  due: number;
  busy: boolean;
  onAttach: (same: SameLetter) => unknown;
  /** Called when it is another letter. */
  onOther: () => void;
}

/** Says that a letter seems to be registered already, and offers its number (ลงรับเลขเดิม); Alt with D accepts, Alt with N says that it is another. */
export function SameHint({ found, due, busy, onAttach, onOther }: SameHintProps) {
  const { t } = useText();
  const [all, setAll] = useState(false);
  const hint = useRef<HTMLElement>(null);
  const led = useRef(due);
  const first = found[0];
  useEffect(() => {
    if (due === led.current || !first) return;
    led.current = due;
    hint.current?.focus({ preventScroll: true });
    hint.current?.scrollIntoView({ block: 'nearest' });
  }, [due, first]);
  useKey('same', (event) => {
    if (!first || busy) return;
    event.preventDefault();
    onAttach(first);
  });
  useKey('other', (event) => {
    if (!first || busy) return;
    event.preventDefault();
    onOther();
  });
  if (!first) return null;
  return (
    <section ref={hint} className={clsx(ui.note, ui.amber, styles.root)} role="status" tabIndex={-1} aria-label={t('route.maybeSame')}>
      <IconAlertTriangle size={20} stroke={1.8} aria-hidden />
      <div className={ui.grow}>
        <b>{t('route.maybeSame')}</b> <span className={ui.sm}>{t(due > 0 ? 'route.answerSame' : `route.sameBy.${first.by}`)}</span>
        <ul className={styles.list}>
          {(all ? found : [first]).map((same, index) => (
            <OneSame key={same.legId} same={same} isFirst={index === 0} busy={busy} onAttach={onAttach} />
          ))}
        </ul>
        <div className={clsx(ui.row, ui.wrap)}>
          <Button tone="quiet" size="sm" shortcut={keys.other.shown.join(' ')} onClick={onOther}>
            {t('route.otherLetter')}
          </Button>
          {found.length > 1 && (
            <Button tone="quiet" size="sm" aria-expanded={all} onClick={() => setAll(!all)}>
              {all ? t('route.firstSame') : t('route.allSame', { n: found.length })}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}

function OneSame({ same, isFirst, busy, onAttach }: { same: SameLetter; isFirst: boolean } & Pick<SameHintProps, 'busy' | 'onAttach'>) {
  const { t } = useText();
  const dates = useDates();
  return (
    <li className={styles.one}>
      <span className={styles.words}>
        <span className={clsx(ui.sm, ui.clip)}>
          {t('route.sameNumber', { number: toThaiDigits(`${same.receiveNumber}/${same.year}`), day: dates.dayOf(same.receivedAt) })}
        </span>
        <span className={clsx(ui.xs, ui.muted, ui.clip)} title={same.subject}>
          <Kept>{same.subject}</Kept>
        </span>
      </span>
      <Button
        tone="ghost"
        size="sm"
        icon={<IconLink size={17} aria-hidden />}
        {...(isFirst && { shortcut: keys.same.shown.join(' ') })}
        busy={busy}
        onClick={() => onAttach(same)}
      >
        {t('route.attachSame')}
      </Button>
    </li>
  );
}
