import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';

const marks = { amber: IconAlertTriangle, red: IconAlertTriangle, green: IconCircleCheck, blue: IconInfoCircle };

/** A remark inside a form or pane. A red or amber one is announced. */
export function Note({ tone, children }: { tone: keyof typeof marks; children: ReactNode }) {
  const Mark = marks[tone];
  return (
    <div className={`note ${tone}`} role={tone === 'red' || tone === 'amber' ? 'alert' : undefined}>
      <Mark size={20} stroke={1.8} aria-hidden />
      <div className="grow">{children}</div>
    </div>
  );
}
