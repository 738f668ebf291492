import { type InkMove, mayStand, type SigningRoom, withinZone } from '@sarabun/contract/signing/signature-place';

/** A millimetre, and with Shift five. */
export const steps = { one: 10, many: 50 };

export const directions = ['left', 'up', 'down', 'right'] as const;
export type Direction = (typeof directions)[number];
const ways: Record<Direction, [number, number]> = { left: [-1, 0], up: [0, -1], down: [0, 1], right: [1, 0] };

/** One step from where the signature stands, within its zone; null if it cannot stand there. */
export function stepFrom(room: SigningRoom, { right, down }: InkMove, direction: Direction, step: number): InkMove | null {
  const [x, y] = ways[direction];
  const next = withinZone(room, { right: right + x * step, down: down + y * step });
  return (next.right === right && next.down === down) || !mayStand(room, next) ? null : next;
}
