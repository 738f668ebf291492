import { useMantineColorScheme } from '@mantine/core';
import { clsx } from 'clsx';
import { useText } from '../../platform/i18n';
import ui from '../../ui/styles/ui.module.css';
import styles from './panels.module.css';

const schemes = ['light', 'dark', 'auto'] as const;

/** Chooses light, dark or the device's scheme, and remembers it. */
export function SchemeSwitch() {
  const { t } = useText();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <fieldset className={clsx(ui.seg, styles.scheme)} aria-label={t('shell.scheme.name')}>
      {schemes.map((scheme) => (
        <button key={scheme} type="button" aria-pressed={scheme === colorScheme} onClick={() => setColorScheme(scheme)}>
          {t(`shell.scheme.${scheme}`)}
        </button>
      ))}
    </fieldset>
  );
}
