import { pictureAddress, pictureUploaded, pictureUploadPath, removeSignaturePicture, signaturePictures } from '@sarabun/contract/signing/signature-pictures';
import { IconAlertCircle, IconKeyboard, IconPhotoPlus, IconTrash, IconWritingSign } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Suspense, useEffect, useRef, useState } from 'react';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { upload } from '../../platform/upload';
import { IconButton } from '../../ui/button';
import { FileButton } from '../../ui/fields/file-input';
import { lazyPart, withLetterTexts } from '../../ui/lazy-part';
import { Note } from '../../ui/note';
import { Picture } from '../../ui/picture';
import ui from '../../ui/styles/ui.module.css';
import styles from './signing.module.css';

const SignaturePad = lazyPart(withLetterTexts(async () => (await import('./signature-pad')).default));

interface SignaturePickerProps {
  /** The person's name, as typed under a letter. */
  name: string;
  /** Undefined while nothing is chosen (`useSignatureChoice`). */
  chosen: number | null | undefined;
  /** `byHand`: chosen by the person, not preselected. */
  onChoose: (pictureId: number | null | undefined, byHand: boolean) => void;
  fault: string | undefined;
}

/** The choice of a signature: a stored picture, a new one drawn or uploaded, or the typed name. The newest picture is preselected. */
export function SignaturePicker({ name, chosen, onChoose, fault }: SignaturePickerProps) {
  const { t } = useText();
  const [drawing, setDrawing] = useState(false);
  const pictures = useQuery({
    queryKey: ['signing', 'pictures'],
    queryFn: ({ signal }) => call(signaturePictures, {}, { signal }),
    select: ({ items }) => items,
  });
  const before = useRef<number | null>(null);
  if (chosen !== undefined) before.current = chosen;
  const byHand = (pictureId: number | null) => onChoose(pictureId, true);
  const keep = useKeeping(byHand, () => setDrawing(false));
  const remove = useRemoving(chosen, byHand);
  const ready = useRef(false);
  useEffect(() => {
    if (ready.current || !pictures.data) return;
    ready.current = true;
    onChoose(pictures.data[0]?.pictureId ?? null, false);
  }, [pictures.data, onChoose]);
  /** A new signature counts once it is taken; until then, none does. */
  const draw = (isDrawn: boolean) => onChoose(isDrawn ? undefined : before.current, false);
  const toggle = () => {
    if (drawing && pictures.data) draw(false);
    setDrawing(!drawing);
  };
  return (
    <fieldset className={styles.root}>
      <legend className={ui.vh}>{t('signing.with')}</legend>
      <div className={clsx(ui.row, styles.tools)}>
        <button type="button" className={clsx(ui.btn, ui.ghost, ui.sm)} aria-expanded={drawing} onClick={toggle}>
          <IconWritingSign size={18} stroke={1.7} aria-hidden />
          {t('signing.draw')}
        </button>
        <FileButton
          size="sm"
          icon={<IconPhotoPlus size={18} stroke={1.7} aria-hidden />}
          accept="image/png,image/jpeg,image/webp"
          aria-label={t('signing.upload')}
          onFiles={([file]) => file && keep.mutate(file)}
        >
          {t('signing.upload')}
        </FileButton>
      </div>
      {!drawing && (
        <div className={styles.choices}>
          {pictures.data?.map(({ pictureId }, index) => (
            <div key={pictureId} className={styles.choice} data-chosen={pictureId === chosen || undefined}>
              <label>
                <input type="radio" name="signature" checked={pictureId === chosen} onChange={() => byHand(pictureId)} />
                <Picture src={pictureAddress(pictureId)} alt={t('signing.picture', { n: index + 1 })} />
              </label>
              <IconButton dense label={t('signing.remove', { n: index + 1 })} onClick={() => remove.mutate(pictureId)}>
                <IconTrash size={16} stroke={1.7} aria-hidden />
              </IconButton>
            </div>
          ))}
          <div className={styles.choice} data-chosen={chosen === null || undefined}>
            <label>
              <input type="radio" name="signature" checked={chosen === null} onChange={() => byHand(null)} />
              <span className={styles.typed}>
                {name.split(' ').map((part) => (
                  <span key={part} className={ui.whole}>
                    {`${part} `}
                  </span>
                ))}
              </span>
              <span className={clsx(ui.row, ui.xs, ui.muted)}>
                <IconKeyboard size={15} stroke={1.7} aria-hidden />
                {t('signing.typed')}
              </span>
            </label>
          </div>
        </div>
      )}
      {drawing && (
        <Suspense fallback={<div className={styles.pad} aria-busy="true" />}>
          <SignaturePad busy={keep.isPending} onDrawn={draw} onKeep={(picture) => keep.mutate(picture)} />
        </Suspense>
      )}
      {fault && (
        <p className={ui.fault} role="alert" tabIndex={-1} data-failure>
          <IconAlertCircle size={17} aria-hidden />
          {fault}
        </p>
      )}
      {keep.isError && <Note tone="red">{keep.error.message}</Note>}
      {pictures.isError && <Note tone="red">{pictures.error.message}</Note>}
    </fieldset>
  );
}

function useKeeping(onChoose: (pictureId: number) => void, onKept: () => void) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (picture: Blob) => upload(pictureUploadPath, picture, pictureUploaded),
    onSuccess: async ({ item }) => {
      await cache.invalidateQueries({ queryKey: ['signing'] });
      onChoose(item.pictureId);
      onKept();
    },
  });
}

function useRemoving(chosen: number | null | undefined, onChoose: (pictureId: number | null) => void) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (pictureId: number) => call(removeSignaturePicture, { pictureId }),
    onSuccess: (_, pictureId) => {
      if (pictureId === chosen) onChoose(null);
      void cache.invalidateQueries({ queryKey: ['signing'] });
    },
  });
}
