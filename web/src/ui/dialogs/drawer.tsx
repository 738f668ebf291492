import type { ReactNode } from 'react';
import ui from '../styles/ui.module.css';
import { DialogFrame } from './dialog-frame';
import { DialogHead } from './dialog-parts';
import { useUnsaved } from './unsaved';

/** A drawer on the right for one row; the whole screen on a phone. It asks before it closes over something typed. */
export function Drawer({ title, note, onClose, children }: { title: string; note?: ReactNode; onClose: () => void; children: ReactNode }) {
  const { leave, wrap } = useUnsaved();
  const close = () => leave(onClose);
  return (
    <DialogFrame title={title} width={460} onClose={close} sheet className={ui.drawer} placeClassName={ui.drawerPlace}>
      {wrap(
        <>
          <DialogHead title={title} note={note} onClose={close} />
          {children}
        </>,
      )}
    </DialogFrame>
  );
}
