import { IconPlugConnectedX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Emblem } from './emblem';

interface BlankStateProps {
  /** Good news or nothing to see (`empty`), or a failure (`error`). */
  kind: 'empty' | 'error';
  title: string;
  text?: ReactNode;
  /** One useful next step. */
  children?: ReactNode;
  small?: boolean;
}

/** What stands where rows or pages would be, and there are none. */
export function BlankState({ kind, title, text, children, small = false }: BlankStateProps) {
  return (
    <div className={`blank ${small ? 'small' : ''}`} role={kind === 'error' ? 'alert' : 'status'}>
      {kind === 'error' ? (
        <span className="blank-mark error">
          <IconPlugConnectedX size={small ? 26 : 40} stroke={1.6} aria-hidden />
        </span>
      ) : (
        <Emblem name="lotus-seal" size={small ? 48 : 84} />
      )}
      <p className={small ? 'strong' : 'h2'}>{title}</p>
      {text && <p className={`soft blank-text ${small ? 'sm' : ''}`}>{text}</p>}
      {children && <div className="row wrap blank-steps">{children}</div>}
    </div>
  );
}
