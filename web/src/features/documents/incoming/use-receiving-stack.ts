import { useCallback, useEffect, useReducer, useRef } from 'react';
import { newKey } from '../../../platform/new-key';
import { type Upload, UploadRefused, uploadFile } from '../fields/upload-file';
import { changeStack, emptyStack, type StackFile, type StackLetter } from './receiving-stack';
import { useKeptPile } from './use-kept-pile';
import { useKeptRefused } from './use-kept-refused';

/** The stack of letters on the receiving desk; files are uploaded as soon as they are added. `secrecy` is the initial class of a letter. */
export function useReceivingStack(secrecy: 1 | 2) {
  const [stack, change] = useReducer(changeStack, emptyStack);
  const uploads = useRef(new Map<string, Upload>());
  useKeptPile(stack, change);
  useKeptRefused(stack, change);

  useEffect(() => {
    const running = uploads.current;
    return () => {
      for (const upload of running.values()) upload.cancel();
    };
  }, []);

  const send = useCallback((key: string, file: File) => {
    change({ do: 'file', file: key, part: { state: 'sending', progress: 0, refusal: null } });
    const upload = uploadFile(file, (progress) => change({ do: 'file', file: key, part: { progress } }), { reads: true });
    uploads.current.set(key, upload);
    upload.finished
      .then(
        (uploaded) => {
          change({ do: 'file', file: key, part: { state: 'sent', progress: 1, uploaded } });
          if (uploaded.reading) change({ do: 'read', file: key, reading: uploaded.reading, stampAt: uploaded.stampAt });
        },
        (error: unknown) => {
          if (error instanceof UploadRefused) change({ do: 'file', file: key, part: { state: 'refused', refusal: error.sentence } });
        },
      )
      .finally(() => uploads.current.delete(key));
  }, []);

  const begin = useCallback(
    (files: readonly File[]): StackFile[] =>
      files.map((file) => {
        const key = newKey();
        queueMicrotask(() => send(key, file));
        return { key, name: file.name, file, state: 'sending', progress: 0 };
      }),
    [send],
  );

  return {
    stack,
    change,
    addLetters: (files: readonly File[]) => change({ do: 'add', letters: begin(files).map((file) => ({ key: newKey(), files: [file] })), secrecy }),
    addPaper: () => change({ do: 'add', letters: [{ key: newKey(), files: [] }], secrecy, opens: true }),
    attach: (letter: string, files: readonly File[]) => change({ do: 'attach', letter, files: begin(files) }),
    resend: ({ key, file }: StackFile) => file && send(key, file),
    removeFile: (key: string) => {
      uploads.current.get(key)?.cancel();
      change({ do: 'removeFile', file: key });
    },
    /** Answers how to put it back. */
    removeLetter: (letter: StackLetter): (() => void) => {
      const unsent = letter.files.filter(({ key }) => uploads.current.has(key));
      for (const { key } of unsent) uploads.current.get(key)?.cancel();
      const at = stack.letters.findIndex(({ key }) => key === letter.key);
      change({ do: 'removeLetter', letter: letter.key });
      return () => {
        change({ do: 'putBack', letter, at });
        for (const { key, file } of unsent) if (file) send(key, file);
      };
    },
  };
}

export type ReceivingStack = ReturnType<typeof useReceivingStack>;
