import { avatarTypes, avatarUploaded, maxAvatarBytes } from '@sarabun/contract/account/avatar';
import { personAvatarPath, removePersonAvatar } from '@sarabun/contract/people/person-account';
import type { Person } from '@sarabun/contract/people/persons';
import { clsx } from 'clsx';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { upload } from '../../platform/upload';
import { Avatar } from '../../ui/avatar';
import { Button } from '../../ui/button';
import { FileButton } from '../../ui/fields/file-input';
import ui from '../../ui/styles/ui.module.css';
import styles from './people.module.css';
import { useAct } from './use-act';

/** The picture of a person; people who may change persons can set or remove it. */
export function PersonPicture({ person, mayManage }: { person: Person; mayManage: boolean }) {
  const { t } = useText();
  const act = useAct(() => undefined);
  const { personId } = person;
  const take = (file: File) => {
    if (file.size > maxAvatarBytes) return act.fail(t('people.pictureTooLarge'));
    return act.run(() => upload(`${personAvatarPath}?personId=${personId}`, file, avatarUploaded), t('people.pictureSet'));
  };
  return (
    <div className={clsx(ui.row, ui.wrap, styles.picture)}>
      <Avatar name={person.name} picture={person.picture} size={72} />
      {mayManage && (
        <div className={clsx(ui.row, ui.wrap)}>
          <FileButton
            data-at-once
            size="sm"
            busy={act.busy}
            accept={avatarTypes.join(',')}
            aria-label={t('people.choosePicture')}
            onFiles={([file]) => file && void take(file)}
          >
            {t('people.choosePicture')}
          </FileButton>
          {person.picture && (
            <Button
              tone="quiet"
              size="sm"
              disabled={act.busy}
              onClick={() => void act.run(() => call(removePersonAvatar, { personId }), t('people.pictureRemoved'))}
            >
              {t('people.removePicture')}
            </Button>
          )}
        </div>
      )}
      {act.failure && <p className={ui.fault}>{act.failure}</p>}
    </div>
  );
}
