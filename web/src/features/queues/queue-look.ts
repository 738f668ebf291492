import { queues } from '@sarabun/contract/queues/queue';
import type { QueueCode } from '@sarabun/contract/queues/queue-codes';
import type { Tile } from '@sarabun/contract/queues/todo-lists';
import type { CSSProperties } from 'react';
import { familyLooks } from '../../ui/family-looks';

/** Class and style for the hue of a queue: that of its family, or a colour set by the agency. */
export function hueOf({ code, color }: Pick<Tile, 'code' | 'color'>): { className: string | undefined; style?: CSSProperties } {
  const { family, color: usual } = queues[code];
  const className = familyLooks[family];
  if (color.toLowerCase() === usual) return { className };
  return { className, style: { '--f': color, '--ft': `color-mix(in oklab, ${color}, var(--surface) 88%)` } as CSSProperties };
}

/** Work that others have is counted by those who have it: a letter given to two units is two items. */
export const countsHandovers = (code: QueueCode): boolean => queues[code].family === 'assign';
