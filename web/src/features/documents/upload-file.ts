import { type UploadedFile, uploadedFile, uploadPath } from '@sarabun/contract/documents/register-incoming';
import type { RefusalBody } from '@sarabun/contract/endpoint';
import * as z from 'zod/mini';
import { spokenLanguage } from '../../platform/i18n';
import { token } from '../../platform/session';

/** An upload under way, and how to stop it. */
export interface Upload {
  finished: Promise<UploadedFile>;
  cancel: () => void;
}

/** Why a file was not taken. `message` is the server's sentence, null where the server was not reached. */
export class UploadRefused extends Error {
  constructor(readonly sentence: string | null) {
    super(sentence ?? 'The server was not reached.');
  }
}

const answer = z.object({ status: z.literal('success'), item: uploadedFile });

/** Sends one file and tells how far it has come, from 0 to 1. Only XMLHttpRequest tells that. */
export function uploadFile(file: File, onProgress: (part: number) => void): Upload {
  const request = new XMLHttpRequest();
  const finished = new Promise<UploadedFile>((resolve, reject) => {
    request.open('POST', uploadPath);
    request.responseType = 'json';
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('accept-language', spokenLanguage());
    const bearer = token();
    if (bearer) request.setRequestHeader('authorization', `Bearer ${bearer}`);
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total);
    };
    request.onload = () => {
      const parsed = z.safeParse(answer, request.response);
      if (request.status < 300 && parsed.success) resolve(parsed.data.item);
      else reject(new UploadRefused((request.response as Partial<RefusalBody> | null)?.message ?? null));
    };
    request.onerror = () => reject(new UploadRefused(null));
    request.onabort = () => reject(new DOMException('The upload was cancelled.', 'AbortError'));
    const form = new FormData();
    form.append('file', file);
    request.send(form);
  });
  return { finished, cancel: () => request.abort() };
}
