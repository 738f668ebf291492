import { IconBolt } from '@tabler/icons-react';

/** The speed class (ข้อ 28): 1 normal to 4 most urgent. Bolt and word, so that it reads without colour and in print. */
export function SpeedBadge({ speed, name }: { speed: number; name: string }) {
  return (
    <span className={`speed speed-${speed}`}>
      {speed > 1 && <IconBolt size={14} stroke={2} fill={speed === 4 ? 'currentColor' : 'none'} aria-hidden />}
      {name}
    </span>
  );
}
