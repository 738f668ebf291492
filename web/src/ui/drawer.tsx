import './drawer.css';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useText } from '../platform/i18n';
import { IconButton } from './button';
import { DialogFrame } from './dialog-frame';

/** A drawer at the right for one row; the whole screen on a phone. */
export function Drawer({ title, note, onClose, children }: { title: string; note?: ReactNode; onClose: () => void; children: ReactNode }) {
  const { t } = useText();
  return (
    <DialogFrame title={title} width={460} onClose={onClose} sheet className="drawer" placeClassName="drawer-place">
      <header className="dialog-head">
        <div className="grow">
          <h2 className="h3 strong" tabIndex={-1} data-autofocus>
            {title}
          </h2>
          {note && <p className="xs muted num">{note}</p>}
        </div>
        <IconButton label={t('common.close')} onClick={onClose}>
          <IconX size={22} aria-hidden />
        </IconButton>
      </header>
      {children}
    </DialogFrame>
  );
}
