import { IconLoader2 } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useText } from '../platform/i18n';
import { BlankState } from '../ui/blank-state';
import { Button } from '../ui/button';
import ui from '../ui/styles/ui.module.css';

/** Shown while the session is verified, and when the server cannot be reached. */
export function StartingScreen({ failure }: { failure?: { text: string; onRetry: () => void } }) {
  const { t } = useText();
  if (!failure) {
    return (
      <p className={clsx(ui.blank, ui.shownLate)} role="status">
        <IconLoader2 size={30} className={clsx(ui.spin, ui.loader)} aria-hidden />
        {t('start.starting')}
      </p>
    );
  }
  return (
    <main>
      <BlankState kind="error" title={t('common.failure')} text={failure.text}>
        <Button onClick={failure.onRetry}>{t('common.retry')}</Button>
      </BlankState>
    </main>
  );
}
