import { IconBolt } from '@tabler/icons-react';
import { clsx } from 'clsx';
import ui from './styles/ui.module.css';

const looks: Record<number, string | undefined> = { 1: ui.speed1, 2: ui.speed2, 3: ui.speed3, 4: ui.speed4 };

/** The speed class (ข้อ 28): 1 normal to 4 most urgent. Bolt and word, so that it reads without colour and in print. */
export function SpeedBadge({ speed, name }: { speed: number; name: string }) {
  return (
    <span className={clsx(ui.speed, looks[speed])}>
      {speed > 1 && <IconBolt size={14} stroke={2} fill={speed === 4 ? 'currentColor' : 'none'} aria-hidden />}
      {name}
    </span>
  );
}
