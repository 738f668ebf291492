import type { DraftView } from '@sarabun/contract/drafts/drafts';
import { clsx } from 'clsx';
import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
import { Button } from '../../ui/button';
import { Note } from '../../ui/note';
import ui from '../../ui/styles/ui.module.css';
import { ChangeTable } from './change-table';
import type { DraftFields } from './draft-fields';
import { changesBetween } from './lock/letter-changes';

interface DraftConflictProps {
  theirs: DraftView;
  mine: DraftFields;
  onChoose: (whose: 'mine' | 'theirs') => void;
}

/** Someone else saved the letter in the meantime: shows both versions, and the person chooses one. */
export function DraftConflict({ theirs, mine, onChoose }: DraftConflictProps) {
  const { t } = useText();
  const dates = useDates();
  const changes = changesBetween(theirs.content, mine.content);
  return (
    <Note tone="amber">
      <div className={ui.stack}>
        <p className={ui.strong}>{t('letters.conflict', { by: theirs.savedBy, at: dates.moment(theirs.savedAt) })}</p>
        <p>{t('letters.conflictText')}</p>
        {changes.length > 0 && <ChangeTable kind={mine.kind} changes={changes} before={t('letters.theirs')} after={t('letters.mine')} />}
        <div className={clsx(ui.row, ui.wrap)}>
          <Button tone="ghost" size="sm" onClick={() => onChoose('theirs')}>
            {t('letters.takeTheirs')}
          </Button>
          <Button size="sm" onClick={() => onChoose('mine')}>
            {t('letters.takeMine')}
          </Button>
        </div>
      </div>
    </Note>
  );
}
