import './drawer.css';
import type { ReactNode } from 'react';
import { DialogFrame } from './dialog-frame';
import { DialogHead } from './dialog-parts';

/** A drawer at the right for one row; the whole screen on a phone. */
export function Drawer({ title, note, onClose, children }: { title: string; note?: ReactNode; onClose: () => void; children: ReactNode }) {
  return (
    <DialogFrame title={title} width={460} onClose={onClose} sheet className="drawer" placeClassName="drawer-place">
      <DialogHead title={title} note={note} onClose={onClose} />
      {children}
    </DialogFrame>
  );
}
