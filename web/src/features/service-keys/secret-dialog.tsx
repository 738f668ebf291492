import { clsx } from 'clsx';
import { useState } from 'react';
import { useText } from '../../platform/i18n';
import { Button } from '../../ui/button';
import { DialogFrame } from '../../ui/dialogs/dialog-frame';
import ui from '../../ui/styles/ui.module.css';
import styles from './service-keys.module.css';

export interface NewSecret {
  /** Of the key. */
  name: string;
  secret: string;
}

interface SecretDialogProps extends Pick<NewSecret, 'secret'> {
  /** Of what it is the secret. */
  title: string;
  /** What is to be done with it. */
  text: string;
  onClose: () => void;
}

/** Shows a secret, once. It closes only by its button. */
export function SecretDialog({ title, text, secret, onClose }: SecretDialogProps) {
  const { t } = useText();
  const [copied, setCopied] = useState(false);
  // Without the right to use the clipboard, the text is still there to be selected.
  const copy = () =>
    navigator.clipboard?.writeText(secret).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <DialogFrame title={title} width={560} onClose={undefined} role="alertdialog">
      <div className={ui.drawerBody}>
        <h2 className={clsx(ui.h3, ui.strong)} tabIndex={-1} data-autofocus>
          {title}
        </h2>
        <p className={clsx(ui.soft, ui.sm)}>{text}</p>
        <p className={styles.secret} translate="no">
          {secret}
        </p>
      </div>
      <div className={ui.drawerFoot}>
        <Button tone="ghost" onClick={() => void copy()}>
          {t(copied ? 'serviceKeys.copied' : 'serviceKeys.copy')}
        </Button>
        <span className={ui.grow} />
        <Button onClick={onClose}>{t('serviceKeys.kept')}</Button>
      </div>
    </DialogFrame>
  );
}
