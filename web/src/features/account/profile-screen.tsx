import { avatarTypes, maxAvatarBytes } from '@sarabun/contract/account/avatar';
import { IconPhoto } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { Suspense, useState } from 'react';
import { sentenceOf } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { useUser } from '../../platform/session';
import { Avatar } from '../../ui/avatar';
import { Button } from '../../ui/button';
import { FileButton } from '../../ui/fields/file-input';
import { Kept } from '../../ui/kept';
import { Note } from '../../ui/note';
import { Bone } from '../../ui/skeleton';
import ui from '../../ui/styles/ui.module.css';
import { toast } from '../../ui/toast';
import { OwnRights } from '../acting';
import styles from './account.module.css';
import { CropDialog } from './crop-dialog';
import { Positions } from './positions';
import { useAvatar } from './use-account';

/** The person as colleagues see them: picture, name, posts and functions (specification §2, account pages). */
export function ProfileScreen() {
  const { t } = useText();
  const { name, email, information } = useUser();
  return (
    <div className={ui.ownPage}>
      <h1 className={ui.h1}>{t('account.profile.title')}</h1>
      <section className={clsx(ui.card, ui.accountCard, styles.profile)}>
        <Picture />
        <div className={styles.profileWho}>
          <p className={ui.h2}>
            <Kept>{name}</Kept>
          </p>
          <p className={ui.soft}>{information.positionName}</p>
          <p className={ui.soft}>{information.unitName}</p>
          <p className={clsx(ui.soft, styles.profileEmail)}>{email}</p>
        </div>
      </section>
      <section className={clsx(ui.card, ui.accountCard)}>
        <h2 className={ui.h3}>{t('account.profile.positions')}</h2>
        <Positions />
      </section>
      <Suspense fallback={<Bone width={320} height={24} />}>
        <OwnRights />
      </Suspense>
    </div>
  );
}

/** One's own picture, to change or remove. */
function Picture() {
  const { t } = useText();
  const { avatar, information } = useUser();
  const { save, remove } = useAvatar();
  const [file, setFile] = useState<File | null>(null);
  const [mistake, setMistake] = useState<'wrongType' | 'tooLarge' | null>(null);
  const taken: readonly string[] = avatarTypes;

  function choose([chosen]: File[]) {
    if (!chosen) return;
    save.reset();
    const wrong = !taken.includes(chosen.type) ? 'wrongType' : chosen.size > maxAvatarBytes ? 'tooLarge' : null;
    setMistake(wrong);
    if (!wrong) setFile(chosen);
  }

  function refuse() {
    setFile(null);
    setMistake('wrongType');
  }

  function keep(picture: Blob) {
    save.mutate(picture, {
      onSuccess: () => {
        setFile(null);
        toast({ tone: 'success', title: t('account.profile.saved') });
      },
    });
  }

  return (
    <div className={styles.profilePicture}>
      <Avatar name={`${information.firstName} ${information.lastName}`} picture={avatar} size={132} />
      <div className={clsx(ui.row, ui.wrap)}>
        <FileButton
          size="sm"
          icon={<IconPhoto size={18} stroke={1.7} aria-hidden />}
          accept={avatarTypes.join()}
          aria-label={t('account.profile.picture')}
          onFiles={choose}
        >
          {t(avatar ? 'account.profile.change' : 'account.profile.choose')}
        </FileButton>
        {avatar && (
          <Button
            tone="quiet"
            size="sm"
            busy={remove.isPending}
            onClick={() => remove.mutate(undefined, { onSuccess: () => toast({ tone: 'success', title: t('account.profile.removed') }) })}
          >
            {t('account.profile.remove')}
          </Button>
        )}
      </div>
      <p className={clsx(ui.xs, ui.muted)}>{t('account.profile.pictureHint')}</p>
      {mistake && <Note tone="red">{t(`account.profile.${mistake}`)}</Note>}
      {remove.error && <Note tone="red">{sentenceOf(remove.error)}</Note>}
      {file && (
        <CropDialog
          file={file}
          busy={save.isPending}
          failure={save.error && sentenceOf(save.error)}
          onSave={keep}
          onUnreadable={refuse}
          onClose={() => setFile(null)}
        />
      )}
    </div>
  );
}
