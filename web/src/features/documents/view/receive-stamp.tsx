import type { StampPlace } from '@sarabun/contract/documents/register-incoming';
import { stampHeight, stampWidth } from '@sarabun/contract/documents/stamp-size';
import { stampWords } from '@sarabun/contract/documents/stamp-words';
import { type FocusEvent, type KeyboardEvent, type PointerEvent, useId, useRef } from 'react';
import { useText } from '../../../platform/i18n';
import { useKey } from '../../../platform/use-key';
import ui from '../../../ui/styles/ui.module.css';
import styles from './receive-stamp.module.css';
import { withinPage } from './stamp-rules';

interface ReceiveStampProps {
  place: StampPlace;
  onMove: (place: StampPlace) => void;
  unitName: string;
  /** The next number. */
  number: number;
}

const step = 0.01;
const moves: Record<string, [number, number]> = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] };

/**
 * The receive stamp (ข้อ 37, form 12) on the first page: moved by dragging or arrow keys. Alt with S focuses it; Enter leaves it where it
 * is, Escape where it was, and both go back to the field from which somebody came.
 */
export function ReceiveStamp({ place, onMove, unitName, number }: ReceiveStampProps) {
  const { t } = useText();
  const stamp = useRef<HTMLButtonElement>(null);
  const grip = useRef<{ x: number; y: number } | null>(null);
  const came = useRef<{ from: HTMLElement | null; place: StampPlace }>({ from: null, place });
  const hint = useId();
  const { agency, rows } = stampWords(unitName, number, new Date());
  const sizeOf = () => stamp.current?.parentElement?.getBoundingClientRect();
  const grab = (event: PointerEvent) => {
    const page = sizeOf();
    if (!page) return;
    grip.current = { x: (event.clientX - page.left) / page.width - place.x, y: (event.clientY - page.top) / page.height - place.y };
    stamp.current?.setPointerCapture(event.pointerId);
  };
  const drag = (event: PointerEvent) => {
    const page = sizeOf();
    if (!page || !grip.current) return;
    const to = { x: (event.clientX - page.left) / page.width - grip.current.x, y: (event.clientY - page.top) / page.height - grip.current.y };
    onMove(withinPage(to, page.width / page.height));
  };
  const letGo = () => {
    grip.current = null;
  };
  const arrive = ({ relatedTarget }: FocusEvent) => {
    came.current = { from: relatedTarget instanceof HTMLElement ? relatedTarget : null, place };
  };
  const leave = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey) return;
    // Not heard by the form.
    event.preventDefault();
    event.stopPropagation();
    const { from, place: before } = came.current;
    if (event.key === 'Escape') onMove(before);
    const title = stamp.current?.closest('[role=dialog]')?.querySelector<HTMLElement>('[data-autofocus]');
    (from?.isConnected ? from : title)?.focus({ preventScroll: true });
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === 'Escape') return leave(event);
    const move = moves[event.key];
    const page = sizeOf();
    if (!move || !page) return;
    event.preventDefault();
    const many = event.shiftKey ? 5 : 1;
    onMove(withinPage({ x: place.x + move[0] * many, y: place.y + move[1] * many }, page.width / page.height));
  };
  useKey('stamp', (event) => {
    event.preventDefault();
    stamp.current?.focus();
  });
  return (
    <button
      ref={stamp}
      type="button"
      className={styles.stamp}
      aria-label={t('route.stamp.move')}
      aria-keyshortcuts="Alt+S"
      aria-describedby={hint}
      // The dialog does not close by its Escape.
      data-mantine-stop-propagation="true"
      style={{ left: `${place.x * 100}%`, top: `${place.y * 100}%`, width: `${stampWidth * 100}%`, aspectRatio: `${stampWidth} / ${stampHeight}` }}
      onPointerDown={grab}
      onPointerMove={drag}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onKeyDown={press}
      onFocus={arrive}
    >
      <span className={styles.stampInk} lang="th">
        <b className={ui.clip}>{agency}</b>
        {rows.map(([word, value]) => (
          <span key={word}>
            {word} <i>{value}</i>
          </span>
        ))}
      </span>
      <span id={hint} className={styles.stampHint}>
        {t('route.stamp.hint')}
      </span>
    </button>
  );
}
