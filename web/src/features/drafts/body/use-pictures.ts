import { letterPictureUploaded, letterPictureUploadPath, maxLetterPictureBytes } from '@sarabun/contract/drafts/letter-pictures';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { useText } from '../../../platform/i18n';
import { upload } from '../../../platform/upload';
import { lateChain } from './free-focus';

/** Sends pictures and puts them into the text at the cursor, one after the other; says which could not be taken. */
export function usePictures(editor: () => Editor) {
  const { t } = useText();
  const [sending, setSending] = useState(0);
  const [refused, setRefused] = useState<string[]>([]);
  const insert = async (files: readonly File[]) => {
    setRefused([]);
    setSending((count) => count + files.length);
    for (const file of files) {
      try {
        if (file.size > maxLetterPictureBytes) throw new Error(t('letters.picture.tooLarge', { n: maxLetterPictureBytes / 1024 / 1024 }));
        const { item } = await upload(letterPictureUploadPath, file, letterPictureUploaded);
        // A small picture is not blown up to the width of the page.
        const width = item.width < 500 ? 50 : 100;
        const now = editor();
        if (!now.isDestroyed) {
          lateChain(now)
            .insertContent({ type: 'picture', attrs: { picture: item.picture, width } })
            .run();
        }
      } catch (error) {
        setRefused((old) => [...old, `${file.name}: ${(error as Error).message}`]);
      } finally {
        setSending((count) => count - 1);
      }
    }
  };
  return { insert: (files: readonly File[]) => void insert(files), busy: sending > 0, refused, forget: () => setRefused([]) };
}

/** Takes pictures that are pasted or dropped as files; a text that comes with a picture of itself, as from Excel, stays a text. */
export function takeFiles(data: DataTransfer | null, insert: (files: File[]) => void): boolean {
  const files = [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
  if (files.length === 0 || data?.types.includes('text/html')) return false;
  insert(files);
  return true;
}
