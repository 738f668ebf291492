import { clsx } from 'clsx';
import { type ReactNode, useEffect, useState } from 'react';
import { browser, reloadOnce } from '../platform/browser';
import { useText } from '../platform/i18n';
import { lookAtLine, useLineBack } from '../platform/line';
import { BlankState } from './blank-state';
import { Button } from './button';
import { Note } from './note';
import ui from './styles/ui.module.css';

/** The props of what replaces a part that could not be shown. */
export interface PartFailure {
  error: unknown;
  /** Loads and draws it again. */
  again: () => Promise<void>;
  /** How often that was tried. */
  tries: number;
}

/** The code of a part could not be loaded: there is no connection, or the server has a newer build. */
export class NotFetched extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'NotFetched';
  }
}

/** The options when a part could not be shown. It is retried automatically after an outage. */
export function WaysOn({ error, again, tries, children }: PartFailure & { children?: ReactNode }) {
  const { t } = useText();
  const [busy, setBusy] = useState(false);
  const retry = () => {
    setBusy(true);
    void again().finally(() => setBusy(false));
  };
  useLineBack(() => error instanceof NotFetched && retry());
  return (
    <>
      <Button size="sm" tone="ghost" busy={busy} onClick={retry}>
        {t('common.retry')}
      </Button>
      {tries > 0 && (
        <Button size="sm" tone="ghost" onClick={() => browser.reload()}>
          {t('start.part.reload')}
        </Button>
      )}
      {children}
    </>
  );
}

/** The texts: after a failed retry they mention what a reload would cost. */
export function usePartWords({ tries }: PartFailure): { title: string; text: string } {
  const { t } = useText();
  return { title: t('start.part.failed'), text: t(tries > 0 ? 'start.part.reloadText' : 'start.part.failedText') };
}

/** Replaces a part of a page. */
export function PartFailed(failure: PartFailure) {
  const { title, text } = usePartWords(failure);
  return (
    <Note tone="amber">
      <p className={ui.strong}>{title}</p>
      <p className={ui.sm}>{text}</p>
      <div className={clsx(ui.row, ui.wrap)}>
        <WaysOn {...failure} />
      </div>
    </Note>
  );
}

/** Replaces a page. A page of an older build is reloaded automatically, once: nothing has been typed there. */
export function PageFailed(failure: PartFailure) {
  const { error } = failure;
  const { title, text } = usePartWords(failure);
  useEffect(() => {
    if (!(error instanceof NotFetched)) return;
    void lookAtLine().then((holds) => holds && reloadOnce(error.message));
  }, [error]);
  return (
    <div className={ui.card}>
      <BlankState kind="error" title={title} text={text}>
        <WaysOn {...failure} />
      </BlankState>
    </div>
  );
}
