import { clsx } from 'clsx';
import { useText } from '../platform/i18n';
import { BlankState } from '../ui/blank-state';
import { Button } from '../ui/button';
import ui from '../ui/styles/ui.module.css';

/** Shown for a page that failed to render, with a retry and a link home. Nothing is lost. */
export function CrashScreen({ reset }: { reset: () => void }) {
  const { t } = useText();
  return (
    <div className={ui.card}>
      <BlankState page kind="error" title={t('shell.crash.title')} text={t('shell.crash.text')}>
        <Button onClick={reset}>{t('common.retry')}</Button>
        <a className={clsx(ui.btn, ui.ghost)} href="/portal">
          {t('shell.crash.home')}
        </a>
      </BlankState>
    </div>
  );
}
