import { closePerson, type Person } from '@sarabun/contract/people/persons';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { Button } from '../../ui/button';
import { AskingDialog } from '../../ui/dialogs/asking-dialog';
import { Note } from '../../ui/note';
import { LeavesEmpty } from './leaves-empty';
import { OpenWork, useOpenWork } from './open-work';
import { useAct } from './use-act';

interface CloseDialogProps {
  person: Person;
  name: string;
  onHandOver: () => void;
  onDone: () => void;
  onClose: () => void;
}

/** Lets a person leave, after it has said what stays behind: open work, and units without a registrar or head. */
export function CloseDialog({ person, name, onHandOver, onDone, onClose }: CloseDialogProps) {
  const { t } = useText();
  const act = useAct(onDone);
  const counts = useOpenWork(person.personId);
  const { personId, version, handoverId } = person;
  const isBusy = Boolean(counts && counts.work > 0);
  const isLeft = Boolean(counts && counts.given + counts.followed + counts.drafts > 0);
  return (
    <AskingDialog
      title={t('people.closeTitle', { name })}
      text={t('people.closeText')}
      width={520}
      act={act}
      submit={t('people.close')}
      focusTitle
      blocked={isBusy}
      onSubmit={() => act.run(() => call(closePerson, { personId, version }), t('people.closed'))}
      onClose={onClose}
      aside={
        handoverId === null && (
          <Button tone="ghost" onClick={onHandOver}>
            {t('people.handOverFirst')}
          </Button>
        )
      }
    >
      {counts && <OpenWork counts={counts} />}
      {isBusy ? <Note tone="red">{t('people.openWorkLeft')}</Note> : isLeft && <Note tone="amber">{t('people.givenLeft')}</Note>}
      <LeavesEmpty person={person} />
      {handoverId !== null && <Note tone="amber">{t('handover.underWay')}</Note>}
    </AskingDialog>
  );
}
