import { cancelPostChange, closePost, movePost, postChanges } from '@sarabun/contract/organization/post-changes';
import type { MasterRow } from '@sarabun/contract/settings/master-calls';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useState } from 'react';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { useNameOf } from '../../platform/name-of';
import { Button } from '../../ui/button';
import type { Pickable } from '../../ui/fields/search-picker';
import { Note } from '../../ui/note';
import { Bone } from '../../ui/skeleton';
import ui from '../../ui/styles/ui.module.css';
import { ChangeList } from './change-list';
import { DayDialog } from './day-dialog';
import { OfficePicker } from './office-picker';
import styles from './organization.module.css';
import { useOfficeAct } from './use-office-act';

function usePostChanges(postId: number) {
  return useQuery({ queryKey: ['organization', 'post-changes', postId], queryFn: ({ signal }) => call(postChanges, { postId }, { signal }), staleTime: 0 });
}

/** The scheduled changes of a post, which can be cancelled. */
export function PostChanges({ postId, mayManage }: { postId: number; mayManage: boolean }) {
  const { t } = useText();
  const { data } = usePostChanges(postId);
  if (!data || data.items.length === 0) return null;
  return (
    <section className={styles.card}>
      <h3 className={ui.lbl}>{t('organization.coming')}</h3>
      <ChangeList changes={data.items} mayManage={mayManage} cancel={cancelPostChange} />
    </section>
  );
}

/** Moves or closes a post, today or on a future day. */
export function PostActions({ item, onClose }: { item: MasterRow; onClose: () => void }) {
  const { t } = useText();
  const [asking, setAsking] = useState<'move' | 'close' | null>(null);
  const shared = { item, onClose: () => setAsking(null), onDone: onClose };
  return (
    <div className={clsx(ui.row, ui.wrap, styles.postActions)}>
      <Button tone="quiet" onClick={() => setAsking('move')}>
        {t('posts.move')}
      </Button>
      <Button tone="quiet" className={ui.drawerOff} onClick={() => setAsking('close')}>
        {t('posts.close')}
      </Button>
      {asking === 'move' && <MovePost {...shared} />}
      {asking === 'close' && <ClosePost {...shared} />}
    </div>
  );
}

interface AskingProps {
  item: MasterRow;
  onClose: () => void;
  /** The change was scheduled. */
  onDone: () => void;
}

function MovePost({ item, onClose, onDone }: AskingProps) {
  const { t } = useText();
  const nameOf = useNameOf();
  const [target, setTarget] = useState<Pickable | null>(null);
  const [day, setDay] = useState<string | null>(bangkokDay(new Date()));
  const act = useOfficeAct(onDone);
  const submit = () => {
    if (!target || !day) return;
    void act.run(
      () => call(movePost, { postId: item.id, version: item.version, toUnitId: target.id, effectiveOn: day }),
      ({ applied }) => t(applied ? 'posts.moved' : 'organization.kept'),
    );
  };
  return (
    <DayDialog
      title={t('organization.moveTitle', { name: nameOf(item.values) })}
      text={t('posts.moveText')}
      act={act}
      day={day}
      onDay={setDay}
      submit={t('posts.doMove')}
      blocked={!target}
      onSubmit={submit}
      onClose={onClose}
    >
      <OfficePicker
        kind="unit"
        label={t('posts.moveTo')}
        required
        autoFocus
        value={target}
        without={[Number(item.values.unitId)]}
        error={act.faults.toUnitId}
        onPick={setTarget}
      />
    </DayDialog>
  );
}

function ClosePost({ item, onClose, onDone }: AskingProps) {
  const { t } = useText();
  const nameOf = useNameOf();
  const [day, setDay] = useState<string | null>(bangkokDay(new Date()));
  const act = useOfficeAct(onDone);
  const left = usePostChanges(item.id).data?.left;
  const submit = () => {
    if (!day) return;
    void act.run(
      () => call(closePost, { postId: item.id, version: item.version, effectiveOn: day }),
      ({ applied }) => t(applied ? 'posts.closed' : 'organization.kept'),
    );
  };
  return (
    <DayDialog
      title={t('organization.closeTitle', { name: nameOf(item.values) })}
      text={t('posts.closeText')}
      act={act}
      day={day}
      onDay={setDay}
      submit={t('posts.close')}
      focusTitle
      onSubmit={submit}
      onClose={onClose}
    >
      {!left ? (
        <Bone width="60%" />
      ) : left.seats + left.work === 0 ? (
        <Note tone="green">{t('posts.nothingLeft')}</Note>
      ) : (
        <Note tone="amber">{t('posts.left', left)}</Note>
      )}
    </DayDialog>
  );
}
