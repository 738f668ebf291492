import type { ReactNode } from 'react';
import ui from '../styles/ui.module.css';
import { DialogFrame } from './dialog-frame';
import { DialogHead } from './dialog-parts';
import { useUnsaved } from './unsaved';

/** Whether a drawer may begin in its first field: on a touch screen that would raise the keyboard over it. */
export const beginsInField = () => !matchMedia('(pointer: coarse)').matches;

interface DrawerProps {
  title: string;
  note?: ReactNode;
  /** If a field has `data-autofocus`. The title is read out all the same, as the name of the drawer. */
  quiet?: boolean;
  /** If the buttons at its foot need more. */
  width?: number;
  onClose: () => void;
  children: ReactNode;
}

/** A drawer on the right for one row; the whole screen on a phone. It asks before it closes over something typed. */
export function Drawer({ title, note, quiet = false, width = 460, onClose, children }: DrawerProps) {
  const { leave, wrap } = useUnsaved();
  const close = () => leave(onClose);
  return (
    <DialogFrame title={title} width={width} onClose={close} sheet className={ui.drawer} placeClassName={ui.drawerPlace}>
      {wrap(
        <>
          <DialogHead title={title} note={note} quiet={quiet} onClose={close} />
          {children}
        </>,
      )}
    </DialogFrame>
  );
}
