import { type BrandPictureKind, brandPicturePath, brandPictureTaken, maxBrandPictureBytes } from '@sarabun/contract/agency-values/branding';
import { clsx } from 'clsx';
import { useRef, useState } from 'react';
import { useText } from '../../platform/i18n';
import { upload } from '../../platform/upload';
import { Button } from '../../ui/button';
import { Field } from '../../ui/fields/field';
import { Note } from '../../ui/note';
import ui from '../../ui/styles/ui.module.css';

interface BrandPictureProps {
  kind: BrandPictureKind;
  isOwn: boolean;
  error: string | undefined;
  mayManage: boolean;
  /** The stored picture and an address that shows it here; null for the one of the profile. */
  onTaken: (pictureId: number | null, address: string) => void;
}

/** Emblem or sign-in picture: sent at once, used once the form is saved. */
export function BrandPicture({ kind, isOwn, error, mayManage, onTaken }: BrandPictureProps) {
  const { t } = useText();
  const input = useRef<HTMLInputElement>(null);
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const [hides, setHides] = useState(false);
  const take = async (file: File) => {
    setFailure('');
    setHides(false);
    if (file.size > maxBrandPictureBytes) return setFailure(t('agencyValues.branding.tooLarge', { megabytes: maxBrandPictureBytes / 1024 / 1024 }));
    setBusy(true);
    try {
      const { item } = await upload(`${brandPicturePath}?kind=${kind}`, file, brandPictureTaken);
      setHides(item.isOpaque && kind === 'letter');
      onTaken(item.pictureId, URL.createObjectURL(file));
    } catch (failed) {
      setFailure((failed as Error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={ui.stack}>
      <Field label={t(`agencyValues.branding.${kind}`)} error={failure || error} hint={t(`agencyValues.branding.${kind}Hint`)}>
        {({ required: _, ...control }) => (
          <span className={ui.row}>
            <span className={clsx(ui.sm, ui.grow)}>{t(isOwn ? 'agencyValues.branding.own' : 'agencyValues.branding.standard')}</span>
            {mayManage && isOwn && (
              <Button
                tone="quiet"
                size="sm"
                onClick={() => {
                  setHides(false);
                  onTaken(null, '');
                }}
              >
                {t('agencyValues.branding.remove')}
              </Button>
            )}
            {mayManage && (
              <>
                <Button tone="quiet" size="sm" busy={busy} onClick={() => input.current?.click()}>
                  {t('agencyValues.branding.choose')}
                </Button>
                <input
                  {...control}
                  ref={input}
                  type="file"
                  hidden
                  accept="image/png,image/jpeg,image/webp"
                  onChange={(event) => {
                    const file = event.target.files?.[0];
                    event.target.value = '';
                    if (file) void take(file);
                  }}
                />
              </>
            )}
          </span>
        )}
      </Field>
      {hides && <Note tone="amber">{t('agencyValues.branding.opaque')}</Note>}
    </div>
  );
}
