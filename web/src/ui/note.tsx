import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { clsx } from 'clsx';
import type { HTMLAttributes } from 'react';
import ui from './styles/ui.module.css';

const marks = { amber: IconAlertTriangle, red: IconAlertTriangle, green: IconCircleCheck, blue: IconInfoCircle };

const looks = { amber: ui.amber, red: ui.red, green: ui.green, blue: ui.blue };

/** A remark inside a form or pane. A red or amber one is announced. */
export function Note({ tone, children, ...rest }: HTMLAttributes<HTMLDivElement> & { tone: keyof typeof marks }) {
  const Mark = marks[tone];
  return (
    <div {...rest} className={clsx(ui.note, looks[tone])} role={tone === 'red' || tone === 'amber' ? 'alert' : undefined}>
      <Mark size={20} stroke={1.8} aria-hidden />
      <div className={ui.grow}>{children}</div>
    </div>
  );
}
