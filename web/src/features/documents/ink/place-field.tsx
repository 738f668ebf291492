import { IconArrowBackUp, IconArrowDown, IconArrowLeft, IconArrowRight, IconArrowUp } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useId } from 'react';
import { useText } from '../../../platform/i18n';
import { Button, IconButton } from '../../../ui/button';
import ui from '../../../ui/styles/ui.module.css';
import styles from './ink.module.css';
import { type Direction, directions, stepFrom, steps } from './ink-moves';
import type { MovedInk } from './use-moved-ink';

const icons = { left: IconArrowLeft, up: IconArrowUp, down: IconArrowDown, right: IconArrowRight };

/** Where the signature stands, moved by buttons for who does not drag it; nothing where there is no choice. */
export function PlaceField({ ink: { room, move, onMove }, fault }: { ink: MovedInk; fault: string | undefined }) {
  const { t } = useText();
  const label = useId();
  if (!room) return null;
  const length = (tenths: number) => String(Math.abs(Math.round(tenths / 10)));
  const told = [
    move.right !== 0 && t(move.right < 0 ? 'signing.place.toLeft' : 'signing.place.toRight', { mm: length(move.right) }),
    move.down !== 0 && t(move.down < 0 ? 'signing.place.upwards' : 'signing.place.downwards', { mm: length(move.down) }),
  ].filter((part) => part !== false);
  const isMoved = told.length > 0;
  const step = (direction: Direction) => stepFrom(room, move, direction, steps.many) ?? stepFrom(room, move, direction, steps.one);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the look of a fieldset does not fit among these fields
    <div className={ui.field} role="group" aria-labelledby={label}>
      <span id={label} className={ui.lbl}>
        {t('signing.place.label')}
      </span>
      <span className={clsx(ui.sm, ui.muted)} role="status">
        {isMoved ? told.join(' · ') : t('signing.place.asForm')}
      </span>
      <div className={clsx(ui.row, styles.place)}>
        {directions.map((direction) => {
          const Icon = icons[direction];
          const next = step(direction);
          return (
            <IconButton key={direction} label={t(`signing.place.${direction}`)} disabled={next === null} onClick={() => next && onMove(next)}>
              <Icon size={20} stroke={1.8} aria-hidden />
            </IconButton>
          );
        })}
        <Button
          tone="quiet"
          size="sm"
          icon={<IconArrowBackUp size={18} stroke={1.8} aria-hidden />}
          disabled={!isMoved}
          onClick={() => onMove({ right: 0, down: 0 })}
        >
          {t('signing.place.reset')}
        </Button>
      </div>
      <span className={clsx(ui.xs, ui.muted)}>{t('signing.place.dragToo')}</span>
      {fault && (
        <p className={ui.fault} role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}
