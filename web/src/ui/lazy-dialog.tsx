import type { ComponentType } from 'react';
import { useText } from '../platform/i18n';
import { BlankState } from './blank-state';
import { Button } from './button';
import { DialogFrame } from './dialogs/dialog-frame';
import { lazyPart } from './lazy-part';
import { type PartFailure, usePartWords, WaysOn } from './part-failed';

interface Closable {
  onClose: () => void;
}

/** A dialog that is loaded when first opened. If it cannot be shown, another dialog says so. */
export function lazyDialog<Props extends Closable>(load: () => Promise<ComponentType<Props>>) {
  return lazyPart<Props>(load, DialogFailed);
}

function DialogFailed({ onClose, ...failure }: Closable & PartFailure) {
  const { t } = useText();
  const { title, text } = usePartWords(failure);
  return (
    <DialogFrame title={title} width={500} onClose={onClose}>
      <BlankState kind="error" small title={title} text={text}>
        <WaysOn {...failure}>
          <Button size="sm" tone="ghost" onClick={onClose} data-autofocus>
            {t('common.close')}
          </Button>
        </WaysOn>
      </BlankState>
    </DialogFrame>
  );
}
