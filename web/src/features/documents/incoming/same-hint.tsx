import type { SameLetter } from '@sarabun/contract/documents/same-letter';
import { toThaiDigits } from '@sarabun/contract/values/thai-digits';
import { IconAlertTriangle, IconLink } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../platform/i18n';
import { keyText } from '../../../platform/keys';
import { useDates } from '../../../platform/thai-date';
import { useKey } from '../../../platform/use-key';
import { Button } from '../../../ui/button';
import { Kept } from '../../../ui/kept';
import ui from '../../../ui/styles/ui.module.css';
import styles from './same-hint.module.css';

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
  const led = useRef(0);
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
          <Button tone="quiet" size="sm" shortcut={keyText('other')} onClick={onOther}>
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
        {...(isFirst && { shortcut: keyText('same') })}
        busy={busy}
        onClick={() => onAttach(same)}
      >
        {t('route.attachSame')}
      </Button>
    </li>
  );
}
