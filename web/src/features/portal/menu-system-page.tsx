import { type EditedMenu, headerRoot, launcherRoot, menuSystem, orderMenuItems } from '@sarabun/contract/portal/menu-editor';
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { type DragEvent, useState } from 'react';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { useNameOf } from '../../platform/name-of';
import { BlankState, FailedState } from '../../ui/blank-state';
import { IconButton } from '../../ui/button';
import { Chip } from '../../ui/chip';
import { Note } from '../../ui/note';
import { Bone } from '../../ui/skeleton';
import ui from '../../ui/styles/ui.module.css';
import { SettingsFrame, useOpenRow, useSettingsAct } from '../settings';
import { MenuIcon } from './menu-icon';
import { MenuItemDrawer } from './menu-item-drawer';
import styles from './menu-system.module.css';

/** The items of a menu or an application (`admin-application`, and `admin-application/menu-system/{id}` below it). */
export function MenuSystemPage({ parentId = launcherRoot }: { parentId?: number }) {
  const { t } = useText();
  const [open, setOpen] = useOpenRow();
  const found = useQuery({
    queryKey: ['settings', 'admin-application', parentId],
    queryFn: ({ signal }) => call(menuSystem, { parentId }, { signal }),
    staleTime: 0,
  });
  const opened = found.data?.items.find(({ id }) => id === open);
  const isTop = parentId === launcherRoot;
  const nameOf = useNameOf();
  return (
    <SettingsFrame
      path="admin-application"
      {...(!isTop && { below: found.data ? nameOf(found.data.parent) : '…' })}
      purpose={t(isTop ? 'menus.purpose' : 'menus.itemsPurpose')}
      tools={({ menuId }) => isTop && <Below menuId={menuId} id={headerRoot} text={t('menus.headerBar')} />}
      add={{ word: t(isTop ? 'menus.addApplication' : 'menus.add'), onAdd: () => setOpen('new') }}
    >
      {({ mayManage, menuId }) => (
        <section className={ui.card} aria-busy={found.isFetching}>
          {found.isError && !found.data ? (
            <FailedState query={found} />
          ) : !found.data ? (
            <Bone width="70%" height={120} />
          ) : found.data.items.length === 0 ? (
            <BlankState kind="empty" small title={t('menus.none')} text={t('menus.noneText')} />
          ) : (
            <MenuList parentId={parentId} items={found.data.items} mayManage={mayManage} menuId={menuId} onOpen={({ id }) => setOpen(id)} />
          )}
          {found.data && (open === 'new' || opened) && (
            <MenuItemDrawer key={open} item={opened ?? null} parentId={parentId} choices={found.data} mayManage={mayManage} onClose={() => setOpen(null)} />
          )}
        </section>
      )}
    </SettingsFrame>
  );
}

function Below({ menuId, id, text }: { menuId: number; id: number; text: string }) {
  return (
    <Link
      to="/settings/$menuID/$page/$detail/$id"
      params={{ menuID: String(menuId), page: 'admin-application', detail: 'menu-system', id: String(id) }}
      className={ui.btnView}
    >
      {text}
    </Link>
  );
}

interface MenuListProps {
  parentId: number;
  items: EditedMenu[];
  mayManage: boolean;
  menuId: number;
  onOpen: (item: EditedMenu) => void;
}

/** The items in their order, changed by dragging, arrow buttons, or Alt with arrow keys. */
function MenuList({ parentId, items, mayManage, menuId, onOpen }: MenuListProps) {
  const { t } = useText();
  /** The requested order, until the server's is known. */
  const [asked, setAsked] = useState<EditedMenu[] | null>(null);
  const order = asked ?? items;
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const act = useSettingsAct(() => undefined);
  const place = (id: number, to: number) => {
    const from = order.findIndex((item) => item.id === id);
    const item = order[from];
    if (!item || to < 0 || to >= order.length || to === from) return;
    const next = order.toSpliced(from, 1).toSpliced(to, 0, item);
    setAsked(next);
    void act.run(() => call(orderMenuItems, { parentId, ids: next.map((one) => one.id) }), t('menus.ordered')).finally(() => setAsked(null));
  };
  const drop = (event: DragEvent, to: number) => {
    event.preventDefault();
    if (dragged !== null) place(dragged, to);
    setDragged(null);
    setOver(null);
  };
  const nameOf = useNameOf();
  return (
    <>
      {act.failure && <Note tone="red">{act.failure}</Note>}
      <ol className={styles.list} aria-label={t('menus.list')}>
        {order.map((item, index) => (
          <li
            key={item.id}
            className={clsx(styles.item, over === item.id && styles.over, !item.active && styles.off)}
            draggable={mayManage}
            onDragStart={() => setDragged(item.id)}
            onDragOver={(event) => {
              event.preventDefault();
              setOver(item.id);
            }}
            onDragLeave={() => setOver(null)}
            onDrop={(event) => drop(event, index)}
            onKeyDown={(event) => {
              if (!mayManage || !event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
              event.preventDefault();
              place(item.id, event.key === 'ArrowUp' ? index - 1 : index + 1);
            }}
          >
            {mayManage && (
              <span className={styles.grip} aria-hidden>
                <IconGripVertical size={18} />
              </span>
            )}
            <MenuIcon name={item.icon} />
            <button type="button" className={clsx(ui.plain, ui.grow, styles.name)} onClick={() => onOpen(item)}>
              <span className={ui.strong}>{nameOf(item)}</span> <span className={clsx(ui.xs, ui.muted)}>{item.action}</span>
            </button>
            {item.isProtected && <Chip tone="blue">{t('menus.needed')}</Chip>}
            <Chip tone={item.active ? 'green' : 'plain'}>{t(item.active ? 'settings.on' : 'settings.off')}</Chip>
            {parentId === launcherRoot && !item.isProtected && <Below menuId={menuId} id={item.id} text={t('menus.items', { n: item.below })} />}
            {mayManage && (
              <>
                <IconButton dense label={t('menus.up', { name: nameOf(item) })} disabled={index === 0 || act.busy} onClick={() => place(item.id, index - 1)}>
                  <IconArrowUp size={17} aria-hidden />
                </IconButton>
                <IconButton
                  dense
                  label={t('menus.down', { name: nameOf(item) })}
                  disabled={index === order.length - 1 || act.busy}
                  onClick={() => place(item.id, index + 1)}
                >
                  <IconArrowDown size={17} aria-hidden />
                </IconButton>
              </>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
