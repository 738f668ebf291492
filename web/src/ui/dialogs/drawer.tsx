import type { ReactNode } from 'react';
import ui from '../styles/ui.module.css';
import { DialogFrame } from './dialog-frame';
import { DialogHead } from './dialog-parts';

/** A drawer on the right for one row; the whole screen on a phone. */
export function Drawer({ title, note, onClose, children }: { title: string; note?: ReactNode; onClose: () => void; children: ReactNode }) {
  return (
    <DialogFrame title={title} width={460} onClose={onClose} sheet className={ui.drawer} placeClassName={ui.drawerPlace}>
      <DialogHead title={title} note={note} onClose={onClose} />
      {children}
    </DialogFrame>
  );
}
