import { type InkMove, mayStand, movedBy, moveOf, nearestPlace, type SigningRoom, withinZone } from '@sarabun/contract/signing/signature-place';
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { useText } from '../../../platform/i18n';
import styles from './ink.module.css';
import { type Direction, stepFrom, steps } from './ink-moves';

export interface MovableInkProps {
  room: SigningRoom;
  move: InkMove;
  onMove: (move: InkMove) => void;
}

const keys: Record<string, Direction> = { ArrowLeft: 'left', ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'right' };

/** A drag a little beyond the block is no question why it ends there. */
const slack = 20;
const toldFor = 8000;

/** Why the signature does not go where it was dragged: it would leave its block, or cover a line of it. */
function limitOf(room: SigningRoom, wanted: InkMove): 'beyond' | 'covers' | null {
  const inside = withinZone(room, wanted);
  if (!mayStand(room, inside)) return 'covers';
  return Math.hypot(wanted.right - inside.right, wanted.down - inside.down) > slack ? 'beyond' : null;
}

/**
 * The signature to be on its page: moved by dragging or arrow keys. Let go where it may not stand, it goes to the nearest place where it may, and says why.
 * Escape puts it where the form has it.
 */
export function MovableInk({ room, move, onMove }: MovableInkProps) {
  const { t } = useText();
  const handle = useRef<HTMLButtonElement>(null);
  const grip = useRef<{ x: number; y: number } | null>(null);
  const [dragged, setDragged] = useState<InkMove | null>(null);
  const [limit, setLimit] = useState<ReturnType<typeof limitOf>>(null);
  const isHeld = dragged !== null;
  useEffect(() => {
    if (!limit || isHeld) return undefined;
    const timer = setTimeout(() => setLimit(null), toldFor);
    return () => clearTimeout(timer);
  }, [limit, isHeld]);
  const hint = useId();
  const shown = dragged ?? move;
  const ink = movedBy(room.ink, shown);
  const share = (length: number, whole: number) => `${(length / whole) * 100}%`;
  /** Where the pointer is on the page, in points. */
  const pointOf = ({ clientX, clientY }: PointerEvent) => {
    const page = handle.current?.parentElement?.getBoundingClientRect();
    return page && { x: ((clientX - page.left) / page.width) * room.pageWidth, y: ((clientY - page.top) / page.height) * room.pageHeight };
  };
  const grab = (event: PointerEvent) => {
    const at = pointOf(event);
    if (!at || event.button !== 0) return;
    grip.current = { x: at.x - ink.left, y: at.y - ink.top };
    handle.current?.setPointerCapture(event.pointerId);
  };
  const drag = (event: PointerEvent) => {
    const at = pointOf(event);
    if (!at || !grip.current) return;
    const wanted = moveOf(at.x - grip.current.x - room.ink.left, at.y - grip.current.y - room.ink.top);
    setDragged(withinZone(room, wanted));
    setLimit(limitOf(room, wanted));
  };
  const letGo = () => {
    grip.current = null;
    setDragged(null);
    if (dragged) onMove(nearestPlace(room, dragged));
  };
  const giveUp = () => {
    grip.current = null;
    setDragged(null);
    setLimit(null);
  };
  const press = (event: KeyboardEvent) => {
    const direction = keys[event.key];
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      giveUp();
      onMove({ right: 0, down: 0 });
    }
    if (!direction) return;
    event.preventDefault();
    setLimit(null);
    const next = stepFrom(room, move, direction, event.shiftKey ? steps.many : steps.one);
    if (next) onMove(next);
  };
  return (
    <button
      ref={handle}
      type="button"
      className={styles.ink}
      data-refused={!mayStand(room, shown) || undefined}
      data-dragged={dragged !== null || undefined}
      aria-label={t('signing.place.handle')}
      aria-describedby={hint}
      // The dialog does not close by its Escape.
      data-mantine-stop-propagation="true"
      style={{
        left: share(ink.left, room.pageWidth),
        top: share(ink.top, room.pageHeight),
        width: share(ink.width, room.pageWidth),
        height: share(ink.height, room.pageHeight),
      }}
      onPointerDown={grab}
      onPointerMove={drag}
      onPointerUp={letGo}
      onPointerCancel={giveUp}
      onKeyDown={press}
    >
      <span id={hint} className={styles.hint}>
        {t('signing.place.hint')}
      </span>
      {limit && (
        <span className={styles.limit} role="status">
          {t(`signing.place.${limit}`)}
        </span>
      )}
    </button>
  );
}
