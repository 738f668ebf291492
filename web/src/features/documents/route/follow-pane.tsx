import { followDocument, unfollowDocument } from '@sarabun/contract/documents/route-actions';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import { IconFlag, IconFlagOff } from '@tabler/icons-react';
import { useState } from 'react';
import { call } from '../../../platform/call';
import { useText } from '../../../platform/i18n';
import { useDates } from '../../../platform/thai-date';
import { Button } from '../../../ui/button';
import { Note } from '../../../ui/note';
import { toast } from '../../../ui/toast';
import { DueField, DueMark } from '../../follow-up';
import { ActForm } from '../fields/act-form';
import type { PaneProps } from '../fields/pane-props';
import { usePaneAct, useRouteAct } from '../fields/use-route-act';

/** Follows a letter by a day (ติดตาม), changes the day, or stops following. */
export function FollowPane({ letter, legId, head, onFailure }: PaneProps) {
  const { t } = useText();
  const dates = useDates();
  const [dueOn, setDueOn] = useState(letter.follow?.dueOn ?? null);
  const follow = usePaneAct(followDocument, { letter, onFailure });
  const unfollow = useRouteAct(onFailure);
  const past = dueOn !== null && dueOn < bangkokDay(new Date());
  const mayStop = letter.allowedActions.includes('unfollow');
  const mayFollow = letter.allowedActions.includes('follow');
  const stop = () =>
    unfollow.run(
      () => call(unfollowDocument, { legId }),
      () => toast({ tone: 'info', title: t('documents.unfollowed'), text: letter.subject }),
    );
  const submit = () => {
    if (!mayFollow) return stop();
    if (past) return;
    return follow.send({ legId, dueOn }, t('documents.followed'));
  };
  return (
    <ActForm
      label={t('documents.mode.follow')}
      head={head}
      effect={t('documents.followEffect')}
      button={
        mayFollow
          ? { text: letter.follow ? t('documents.changeDay') : t('documents.mode.follow'), icon: <IconFlag size={20} stroke={1.8} aria-hidden /> }
          : { text: t('documents.unfollow'), icon: <IconFlagOff size={20} stroke={1.8} aria-hidden /> }
      }
      act={{ ...follow, busy: follow.busy || unfollow.busy }}
      onSubmit={submit}
    >
      {letter.follow && (
        <Note tone="blue">
          {letter.follow.dueOn ? t('documents.followingUntil', { day: dates.day(letter.follow.dueOn) }) : t('documents.following')}{' '}
          <DueMark dueOn={letter.follow.dueOn} />
        </Note>
      )}
      {mayFollow && <DueField label={t('documents.followDay')} value={dueOn} onChange={setDueOn} error={past ? t('documents.duePast') : undefined} />}
      {mayStop && mayFollow && (
        <Button tone="ghost" icon={<IconFlagOff size={18} stroke={1.8} aria-hidden />} busy={unfollow.busy} onClick={() => void stop()}>
          {t('documents.unfollow')}
        </Button>
      )}
    </ActForm>
  );
}
