import { type UploadedFile, uploadedFile, uploadPath } from '@sarabun/contract/documents/register-incoming';
import { actKeyHeader, type RefusalBody } from '@sarabun/contract/endpoint';
import * as z from 'zod/mini';
import { fileAnswered, fileKey } from '../../../platform/act-keys';
import { pageSettings } from '../../../platform/agency';
import { spokenLanguage, text } from '../../../platform/i18n';
import { noteLine } from '../../../platform/line';
import { isAnswered, patiently } from '../../../platform/patiently';
import { token } from '../../../platform/session';

/** A running upload, and how to cancel it. */
export interface Upload {
  finished: Promise<UploadedFile>;
  cancel: () => void;
}

/** Why a file was refused. `sentence` is null if the server was not reached. */
export class UploadRefused extends Error {
  constructor(readonly sentence: string | null) {
    super(sentence ?? 'The server was not reached.');
  }
}

const answer = z.object({ status: z.literal('success'), item: uploadedFile });

/** The result of one try; status 0 if the server was not reached. */
interface Tried {
  status: number;
  retryAfter: boolean;
  body: unknown;
}

/** Why a file need not be sent: it is larger than the agency allows, which the server would say only after the whole of it. */
function refusalBefore({ name, size }: File): string | null {
  const { uploadLimitMb: n } = pageSettings();
  return n !== undefined && size > n * 1024 * 1024 ? text('documents.desk.tooLarge', { name, n }) : null;
}

/**
 * Uploads one file and reports its progress from 0 to 1; retries when the server fails or is full. With `reads` it is read as a letter.
 * One that is too large is not sent.
 */
export function uploadFile(file: File, onProgress: (part: number) => void, { reads = false }: { reads?: boolean } = {}): Upload {
  const leaving = new AbortController();
  const send = async () => {
    const refusal = refusalBefore(file);
    if (refusal) throw new UploadRefused(refusal);
    const tried = await patiently(
      () => sendOnce(file, onProgress, leaving.signal, reads),
      (one) => !isAnswered(one),
      leaving.signal,
    );
    if (isAnswered(tried)) fileAnswered(file);
    noteLine(tried.status);
    const parsed = z.safeParse(answer, tried.body);
    if (tried.status < 300 && parsed.success) return parsed.data.item;
    throw new UploadRefused((tried.body as Partial<RefusalBody> | null)?.message ?? null);
  };
  return { finished: send(), cancel: () => leaving.abort(new DOMException('The upload was cancelled.', 'AbortError')) };
}

/** One try. Only XMLHttpRequest reports upload progress. */
function sendOnce(file: File, onProgress: (part: number) => void, signal: AbortSignal, reads: boolean): Promise<Tried> {
  const request = new XMLHttpRequest();
  return new Promise<Tried>((resolve, reject) => {
    request.open('POST', uploadPath);
    request.responseType = 'json';
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('accept-language', spokenLanguage());
    request.setRequestHeader(actKeyHeader, fileKey(file));
    const bearer = token();
    if (bearer) request.setRequestHeader('authorization', `Bearer ${bearer}`);
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total);
    };
    request.onload = () => resolve({ status: request.status, retryAfter: request.getResponseHeader('retry-after') !== null, body: request.response });
    request.onerror = () => resolve({ status: 0, retryAfter: false, body: null });
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    const form = new FormData();
    // The server must know before the file comes.
    if (reads) form.append('read', 'letter');
    form.append('file', file);
    request.send(form);
  });
}
