import { outbox, type UnsentMail, type WrittenMail } from '@sarabun/contract/account/outbox';
import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { call, sentenceOf } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
import { BlankState } from '../../ui/blank-state';
import { Button } from '../../ui/button';
import { Chip } from '../../ui/chip';
import { Bone } from '../../ui/skeleton';
import ui from '../../ui/styles/ui.module.css';
import { TabTitle } from '../../ui/tab-title';
import styles from './outbox.module.css';

interface Outbox {
  mails: WrittenMail[];
  unsent: UnsentMail[];
}

/** Polling interval for new mails in milliseconds. */
const every = 5000;

/** The mails of a test system; public, in DEV mode only. */
export function OutboxScreen() {
  const { t } = useText();
  const [content, setContent] = useState<Outbox | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  function read() {
    call(outbox, {}).then(
      (answer) => {
        setContent(answer);
        setFailure(null);
      },
      (error) => setFailure(sentenceOf(error)),
    );
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: reading follows the clock, not what is drawn
  useEffect(() => {
    read();
    const timer = setInterval(read, every);
    return () => clearInterval(timer);
  }, []);

  return (
    <main className={styles.outboxPage}>
      <TabTitle>{t('recovery.outbox.title')}</TabTitle>
      <div className={clsx(ui.row, ui.between, ui.wrap)}>
        <h1 className={ui.h1}>{t('recovery.outbox.title')}</h1>
        <Button tone="ghost" onClick={read}>
          {t('recovery.outbox.refresh')}
        </Button>
      </div>
      <p className={ui.soft}>{t('recovery.outbox.lead')}</p>
      {failure && <BlankState kind="error" title={t('common.failure')} text={failure} small />}
      {!content && !failure && <Bone width={320} height={20} />}
      {content && content.unsent.length > 0 && <Unsent mails={content.unsent} />}
      {content?.mails.length === 0 && <BlankState kind="empty" title={t('recovery.outbox.empty')} />}
      {content?.mails.map((mail) => (
        <Mail key={mail.file} mail={mail} />
      ))}
    </main>
  );
}

function Mail({ mail: { at, to, subject, text } }: { mail: WrittenMail }) {
  const { t } = useText();
  const { moment } = useDates();
  return (
    <article className={clsx(ui.card, styles.mail)}>
      <h2 className={ui.h3}>{subject}</h2>
      <p className={clsx(ui.sm, ui.muted)}>
        {t('recovery.outbox.to', { to })} · {moment(at)}
      </p>
      <p className={styles.mailText}>{text}</p>
    </article>
  );
}

function Unsent({ mails }: { mails: UnsentMail[] }) {
  const { t } = useText();
  const { moment } = useDates();
  return (
    <section className={clsx(ui.card, styles.mail)}>
      <h2 className={ui.h3}>{t('recovery.outbox.unsent')}</h2>
      <ul className={styles.unsent}>
        {mails.map(({ id, to, subject, state, at, attempts, error }) => (
          <li key={id}>
            <Chip tone={state === 'waiting' ? 'amber' : 'red'}>{t(`recovery.outbox.${state}`)}</Chip>
            <div className={ui.grow}>
              <p>{subject}</p>
              <p className={clsx(ui.sm, ui.muted)}>
                {t('recovery.outbox.to', { to })} · {moment(at)} · {t('recovery.outbox.attempts', { count: attempts })}
              </p>
              {error && <p className={clsx(ui.sm, ui.fault)}>{error}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
