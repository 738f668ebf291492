import { IconLoader2 } from '@tabler/icons-react';
import { useText } from '../platform/i18n';
import { BlankState } from '../ui/blank-state';
import { Button } from '../ui/button';

/** What is seen while the session is verified, and when the server could not be asked. */
export function StartingScreen({ failure }: { failure?: { text: string; onRetry: () => void } }) {
  const { t } = useText();
  if (!failure) {
    return (
      <p className="blank shown-late" role="status">
        <IconLoader2 size={30} className="spin loader" aria-hidden />
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
