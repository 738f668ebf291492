import { forgetReceiverList, receiverLists, saveReceiverList } from '@sarabun/contract/receiver-lists/receiver-lists';
import { IconBuildingCommunity, IconDeviceFloppy, IconList, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { type KeyboardEvent, useState } from 'react';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { Button, IconButton } from '../../ui/button';
import { Field } from '../../ui/fields/field';
import { useAct } from '../../ui/forms/use-act';
import { Note } from '../../ui/note';
import ui from '../../ui/styles/ui.module.css';
import styles from './receiver-lists.module.css';

/** A desk of the office, or an outside party by name. */
interface Receiver {
  deskId: number | null;
  name: string;
  thaiName?: string | undefined;
  headPost?: string | null | undefined;
}

interface ReceiverShortcutsProps {
  /** The current receivers, which can be saved as a list. */
  chosen: readonly Receiver[];
  onAdd: (receivers: readonly Receiver[]) => void;
  /** Without outside parties, if the letter stays in the office. */
  insideOnly?: boolean;
  /** The letter's own desk, which is excluded. */
  except?: number | undefined;
}

const key = 'receiverLists';

/** All units (หน่วยงานทั้งหมด) with one press, the person's receiver lists, and saving the current receivers as a list. */
export function ReceiverShortcuts({ chosen, onAdd, insideOnly = false, except }: ReceiverShortcutsProps) {
  const { t } = useText();
  const { data } = useQuery({ queryKey: [key], queryFn: ({ signal }) => call(receiverLists, {}, { signal }), staleTime: 60_000 });
  const act = useAct([key], () => undefined);
  const [naming, setNaming] = useState(false);
  if (!data) return null;
  const units = data.units.filter(({ deskId }) => deskId !== except);
  const lists = data.lists
    .map((list) => ({ ...list, receivers: list.receivers.filter(({ deskId }) => (deskId === null ? !insideOnly : deskId !== except)) }))
    .filter(({ receivers }) => receivers.length > 0);
  return (
    <div className={clsx(ui.stack, styles.shortcuts)}>
      <div className={clsx(ui.row, ui.wrap)}>
        {units.length > 0 && (
          <Button tone="ghost" size="sm" icon={<IconBuildingCommunity size={17} stroke={1.7} aria-hidden />} onClick={() => onAdd(units)}>
            {t('route.lists.allUnits', { n: units.length })}
          </Button>
        )}
        {lists.map(({ listId, name, receivers }) => (
          <span key={listId} className={clsx(ui.row, styles.list)}>
            <Button tone="ghost" size="sm" icon={<IconList size={17} stroke={1.7} aria-hidden />} onClick={() => onAdd(receivers)}>
              {t('route.lists.list', { name, n: receivers.length })}
            </Button>
            <IconButton
              dense
              label={t('route.lists.forget', { name })}
              onClick={() => void act.run(() => call(forgetReceiverList, { listId }), t('route.lists.forgotten', { name }))}
            >
              <IconX size={15} aria-hidden />
            </IconButton>
          </span>
        ))}
        {chosen.length > 1 && !naming && (
          <Button tone="quiet" size="sm" icon={<IconDeviceFloppy size={17} stroke={1.7} aria-hidden />} onClick={() => setNaming(true)}>
            {t('route.lists.keep')}
          </Button>
        )}
      </div>
      {act.failure && <Note tone="red">{act.failure}</Note>}
      {naming && <NameOfList chosen={chosen} onDone={() => setNaming(false)} />}
    </div>
  );
}

function NameOfList({ chosen, onDone }: { chosen: readonly Receiver[]; onDone: () => void }) {
  const { t } = useText();
  const [name, setName] = useState('');
  const act = useAct([key], onDone);
  const save = () => {
    if (name.trim() === '') return act.setFaults({ name: t('route.lists.nameMissing') });
    const receivers = chosen.map((one) => ({ deskId: one.deskId, name: one.name }));
    return void act.run(() => call(saveReceiverList, { name: name.trim(), receivers }), t('route.lists.kept', { name: name.trim() }));
  };
  const byKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey) return;
    event.preventDefault();
    save();
  };
  return (
    <div className={clsx(ui.row, styles.naming)}>
      <Field label={t('route.lists.name')} error={act.faults.name ?? (act.faults.receivers || act.failure || undefined)}>
        {(control) => (
          <input
            {...control}
            className={ui.input}
            maxLength={80}
            value={name}
            data-autofocus
            onChange={(event) => setName(event.target.value)}
            onKeyDown={byKey}
          />
        )}
      </Field>
      <Button tone="ghost" busy={act.busy} onClick={save}>
        {t('route.lists.save')}
      </Button>
      <Button tone="quiet" onClick={onDone}>
        {t('common.cancel')}
      </Button>
    </div>
  );
}
