import { arrangePortal } from '@sarabun/contract/portal/portal-tiles';
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { type PointerEvent, useRef, useState } from 'react';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { Button, IconButton } from '../../ui/button';
import { DialogFrame } from '../../ui/dialogs/dialog-frame';
import { DialogFoot, DialogForm, DialogHead } from '../../ui/dialogs/dialog-parts';
import { useAct } from '../../ui/forms/use-act';
import ui from '../../ui/styles/ui.module.css';
import styles from './arrange.module.css';
import { MenuIcon } from './menu-icon';
import type { TileEntry } from './use-menus';

interface Placed {
  menuId: number;
  icon: string;
  name: string;
  isShown: boolean;
}

/** The order of the own portal's systems, and which are shown: by dragging the grip with mouse or finger, by buttons, or by Alt with arrow keys. */
export function ArrangeDialog({ entries, onClose }: { entries: readonly TileEntry[]; onClose: () => void }) {
  const { t, language } = useText();
  const act = useAct(['portal'], onClose);
  const [order, setOrder] = useState<Placed[]>(() =>
    entries.map(({ item: { menuId, icon, name, nameEnglish }, isHidden }) => ({
      menuId,
      icon,
      name: language === 'en' ? nameEnglish || name : name,
      isShown: !isHidden,
    })),
  );
  const [said, setSaid] = useState('');
  const keep = (menuIds: number[], hiddenIds: number[]) => act.run(() => call(arrangePortal, { menuIds, hiddenIds }), t('arranging.kept'));
  const save = () =>
    keep(
      order.map(({ menuId }) => menuId),
      order.flatMap(({ menuId, isShown }) => (isShown ? [] : [menuId])),
    );
  const move = (menuId: number, to: number) => {
    const from = order.findIndex((one) => one.menuId === menuId);
    const found = order[from];
    if (!found || to < 0 || to >= order.length || to === from) return;
    setOrder(order.toSpliced(from, 1).toSpliced(to, 0, found));
    setSaid(t('arranging.movedTo', { name: found.name, place: to + 1, of: order.length }));
  };
  return (
    <DialogFrame title={t('portal.arrange')} width={560} onClose={onClose}>
      <DialogHead title={t('portal.arrange')} note={t('arranging.note')} onClose={onClose} />
      <DialogForm
        act={act}
        onSubmit={save}
        foot={
          <DialogFoot submit={t('arranging.keep')} busy={act.busy} onClose={onClose}>
            <Button tone="quiet" disabled={act.busy} onClick={() => void keep([], [])}>
              {t('arranging.asOffice')}
            </Button>
          </DialogFoot>
        }
      >
        <SortedList
          order={order}
          onMove={move}
          onShow={(menuId, isShown) => setOrder(order.map((one) => (one.menuId === menuId ? { ...one, isShown } : one)))}
        />
        <p className={ui.vh} aria-live="polite">
          {said}
        </p>
      </DialogForm>
    </DialogFrame>
  );
}

interface SortedListProps {
  order: readonly Placed[];
  onMove: (menuId: number, to: number) => void;
  onShow: (menuId: number, isShown: boolean) => void;
}

function SortedList({ order, onMove, onShow }: SortedListProps) {
  const { t } = useText();
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const drag = (event: PointerEvent<HTMLElement>, menuId: number) => {
    if (dragged !== menuId) return;
    const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
    const to = rows.findIndex(({ top, bottom }) => event.clientY >= top && event.clientY < bottom);
    if (to >= 0) onMove(menuId, to);
  };
  return (
    <ol ref={list} className={styles.list} aria-label={t('portal.systems')}>
      {order.map(({ menuId, icon, name, isShown }, index) => (
        <li
          key={menuId}
          className={clsx(styles.item, dragged === menuId && styles.dragged, !isShown && styles.off)}
          onKeyDown={(event) => {
            if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
            event.preventDefault();
            onMove(menuId, event.key === 'ArrowUp' ? index - 1 : index + 1);
          }}
        >
          <span
            className={styles.grip}
            aria-hidden
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId);
              setDragged(menuId);
            }}
            onPointerMove={(event) => drag(event, menuId)}
            onPointerUp={() => setDragged(null)}
            onPointerCancel={() => setDragged(null)}
          >
            <IconGripVertical size={20} />
          </span>
          <MenuIcon name={icon} />
          <label className={clsx(ui.row, ui.grow, styles.name)}>
            <input type="checkbox" className={ui.tick} checked={isShown} onChange={(event) => onShow(menuId, event.target.checked)} />
            {name}
          </label>
          <IconButton label={t('menus.up', { name })} disabled={index === 0} onClick={() => onMove(menuId, index - 1)}>
            <IconArrowUp size={18} aria-hidden />
          </IconButton>
          <IconButton label={t('menus.down', { name })} disabled={index === order.length - 1} onClick={() => onMove(menuId, index + 1)}>
            <IconArrowDown size={18} aria-hidden />
          </IconButton>
        </li>
      ))}
    </ol>
  );
}
