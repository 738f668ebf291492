import { useRef, useState } from 'react';
import { useText } from '../../platform/i18n';
import { isPhoto } from './is-photo';

const byName = new Intl.Collator('th', { numeric: true });

/** The photos among some files as one PDF, in the order of their names, as cameras count; throws with the name of one that is no photo. */
async function onePdf(photos: readonly File[]): Promise<File> {
  const { draw, pdfOf } = await import('./pdf-of-photos');
  const ordered = [...photos].sort((one, other) => byName.compare(one.name, other.name));
  const drawn = [];
  for (const photo of ordered)
    drawn.push(
      await draw(photo).catch(() => {
        throw new UnreadPhoto(photo.name);
      }),
    );
  const name = `${(ordered[0] as File).name.replace(/\.\w+$/, '')}.pdf`;
  return new File([new Uint8Array(await pdfOf(drawn))], name, { type: 'application/pdf' });
}

class UnreadPhoto extends Error {
  constructor(readonly photo: string) {
    super(`${photo} cannot be drawn.`);
  }
}

/**
 * Takes the files of a letter: PDFs go on as they are, and photos that were chosen together are the pages of one PDF. If one of them cannot
 * be read, none goes on, because a letter must not lack a page unseen.
 */
export function usePhotos(onFiles: (files: File[]) => void): { take: (files: File[]) => void; busy: boolean; fault: string | null } {
  const { t } = useText();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const latest = useRef(onFiles);
  latest.current = onFiles;
  const make = async (photos: readonly File[]) => {
    setBusy(true);
    try {
      latest.current([await onePdf(photos)]);
    } catch (error) {
      setFault(error instanceof UnreadPhoto ? t('documents.photos.unread', { name: error.photo }) : t('documents.photos.failed'));
    } finally {
      setBusy(false);
    }
  };
  const take = (files: File[]) => {
    setFault(null);
    const photos = files.filter(isPhoto);
    const others = files.filter((file) => !isPhoto(file));
    if (others.length > 0) onFiles(others);
    if (photos.length > 0) void make(photos);
  };
  return { take, busy, fault };
}
