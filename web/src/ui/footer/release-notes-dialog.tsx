import { IconX } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { pageSettings } from '../../platform/agency';
import { useText } from '../../platform/i18n';
import { IconButton } from '../button';
import { DialogFrame } from '../dialogs/dialog-frame';
import { Kit } from '../kit';
import ui from '../styles/ui.module.css';
import styles from './footer.module.css';

const groups = ['desk', 'writing', 'finding', 'everyday', 'system'] as const;

/** What is new in this version. */
export function ReleaseNotesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useText();
  return (
    <DialogFrame title={t('releaseNotes.title')} width={620} onClose={onClose}>
      <div className={ui.dialogHead}>
        <h2 className={clsx(ui.h3, ui.strong, ui.grow)}>{t('releaseNotes.title')}</h2>
        <IconButton label={t('common.close')} onClick={onClose} data-autofocus>
          <IconX size={20} aria-hidden />
        </IconButton>
      </div>
      <div className={styles.releaseNotes}>
        <h3 className={ui.strong}>{t('releaseNotes.version', { version: pageSettings().version })}</h3>
        {groups.map((group) => (
          <section key={group} aria-label={t(`releaseNotes.groups.${group}.title`)}>
            <h4 className={ui.strong}>{t(`releaseNotes.groups.${group}.title`)}</h4>
            <ul>
              {t(`releaseNotes.groups.${group}.lines`)
                .split('\n')
                .map((line) => (
                  <li key={line}>{line}</li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </DialogFrame>
  );
}

/** The same for the pages before sign-in, which load the kit only now. */
export function BareReleaseNotesDialog({ onClose }: { onClose: () => void }) {
  return (
    <Kit>
      <ReleaseNotesDialog onClose={onClose} />
    </Kit>
  );
}
