import type { TreeUnit } from '@sarabun/contract/organization/unit-tree';
import { IconBuilding, IconChevronRight } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useRef, useState } from 'react';
import { useText } from '../../platform/i18n';
import { useNameOf } from '../../platform/name-of';
import { BlankState, FailedState } from '../../ui/blank-state';
import { Button } from '../../ui/button';
import { Bone } from '../../ui/skeleton';
import ui from '../../ui/styles/ui.module.css';
import styles from './organization.module.css';
import { UnitFacts } from './unit-facts';
import { useBelow } from './use-organization';
import { useTreeKeys } from './use-tree-keys';

interface UnitTreeProps {
  mayManage: boolean;
  selected: number | null;
  onOpen: (unitId: number) => void;
  onMove: (unit: TreeUnit, to: TreeUnit) => void;
}

/** The tree of units. A level is loaded when opened; a unit is moved by dragging it onto another, or from its drawer. */
export function UnitTree({ mayManage, selected, onOpen, onMove }: UnitTreeProps) {
  const { t } = useText();
  const tree = useRef<HTMLDivElement>(null);
  const roots = useBelow(undefined);
  const [toggled, setToggled] = useState<ReadonlyMap<number, boolean>>(new Map());
  const [dragged, setDragged] = useState<TreeUnit | null>(null);
  const keys = useTreeKeys(tree, (unitId, isOpen) => setToggled((old) => new Map(old).set(unitId, isOpen)));
  if (roots.isError) {
    return <FailedState query={roots} />;
  }
  if (!roots.data) return <Bone width="60%" height={40} />;
  const units = roots.data.pages.flatMap(({ items }) => items);
  if (units.length === 0) return <BlankState kind="empty" small title={t('organization.empty')} />;
  const shared: Shared = {
    selected,
    mayManage,
    dragged,
    opens: (unit, depth) => unit.below > 0 && (toggled.get(unit.unitId) ?? depth < 1),
    onToggle: (unitId, isOpen) => setToggled((old) => new Map(old).set(unitId, isOpen)),
    onOpen,
    onDrag: setDragged,
    onDrop: (to) => {
      if (dragged && dragged.unitId !== to.unitId && dragged.parentId !== to.unitId) onMove(dragged, to);
      setDragged(null);
    },
  };
  return (
    <div ref={tree} className={styles.tree} role="tree" aria-label={t('organization.tree')} onKeyDown={keys}>
      {units.map((unit, index) => (
        <Branch key={unit.unitId} unit={unit} depth={0} first={index === 0} {...shared} />
      ))}
    </div>
  );
}

interface Shared {
  selected: number | null;
  mayManage: boolean;
  dragged: TreeUnit | null;
  opens: (unit: TreeUnit, depth: number) => boolean;
  onToggle: (unitId: number, isOpen: boolean) => void;
  onOpen: (unitId: number) => void;
  onDrag: (unit: TreeUnit | null) => void;
  onDrop: (to: TreeUnit) => void;
}

function Branch({ unit, depth, first, ...shared }: Shared & { unit: TreeUnit; depth: number; first: boolean }) {
  const nameOf = useNameOf();
  const isOpen = shared.opens(unit, depth);
  return (
    <div
      role="treeitem"
      tabIndex={first ? 0 : -1}
      data-unit={unit.unitId}
      aria-level={depth + 1}
      aria-expanded={unit.below > 0 ? isOpen : undefined}
      aria-selected={shared.selected === unit.unitId}
      aria-label={nameOf(unit)}
    >
      <Row unit={unit} depth={depth} isOpen={isOpen} {...shared} />
      {isOpen && <Level unitId={unit.unitId} depth={depth + 1} {...shared} />}
    </div>
  );
}

function Row({ unit, depth, isOpen, ...shared }: Shared & { unit: TreeUnit; depth: number; isOpen: boolean }) {
  const nameOf = useNameOf();
  const [over, setOver] = useState(false);
  const takes = shared.dragged !== null && shared.dragged.unitId !== unit.unitId && shared.dragged.parentId !== unit.unitId;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the tree item around it has the keys
    <div
      className={clsx(styles.row, over && takes && styles.over, shared.selected === unit.unitId && styles.sel)}
      style={{ paddingInlineStart: 14 + depth * 24 }}
      draggable={shared.mayManage && unit.parentId !== null}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', nameOf(unit));
        shared.onDrag(unit);
      }}
      onDragEnd={() => shared.onDrag(null)}
      onDragOver={(event) => {
        if (!takes) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        shared.onDrop(unit);
      }}
      onClick={() => shared.onOpen(unit.unitId)}
    >
      <span
        className={clsx(styles.twist, isOpen && styles.open)}
        aria-hidden
        onClick={(event) => {
          if (unit.below === 0) return;
          event.stopPropagation();
          shared.onToggle(unit.unitId, !isOpen);
        }}
      >
        {unit.below > 0 && <IconChevronRight size={18} />}
      </span>
      <IconBuilding size={19} stroke={1.6} aria-hidden className={styles.icon} />
      <span className={ui.grow}>
        <span className={clsx(ui.strong, styles.name)}>{nameOf(unit)}</span>
        <UnitFacts unit={unit} />
      </span>
      {unit.below > 0 && <span className={clsx(ui.xs, ui.muted, ui.num)}>{unit.below}</span>}
    </div>
  );
}

function Level({ unitId, depth, ...shared }: Shared & { unitId: number; depth: number }) {
  const { t } = useText();
  const below = useBelow(unitId);
  if (below.isError) return <p className={clsx(ui.fault, styles.note)}>{below.error.message}</p>;
  if (!below.data) {
    return (
      <div className={styles.note}>
        <Bone width="50%" />
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of a tree is no fieldset
    <div role="group">
      {below.data.pages
        .flatMap(({ items }) => items)
        .map((unit) => (
          <Branch key={unit.unitId} unit={unit} depth={depth} first={false} {...shared} />
        ))}
      {below.hasNextPage && (
        <div role="none" className={styles.note}>
          <Button tone="quiet" size="sm" busy={below.isFetchingNextPage} onClick={() => void below.fetchNextPage()}>
            {t('organization.more')}
          </Button>
        </div>
      )}
    </div>
  );
}
