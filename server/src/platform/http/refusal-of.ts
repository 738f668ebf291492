import type { FastifyError } from 'fastify';
import { Refusal } from '../errors';
import { DatabaseAway } from '../outage';
import { bodyTooLarge, busy, databaseAway, filesAway, malformed, noSpace, unsupportedBody } from '../refusals';
import { StorageAway } from '../storage/s3-requests';

const byFastifyCode: Record<string, () => Refusal> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: unsupportedBody,
  FST_ERR_CTP_BODY_TOO_LARGE: bodyTooLarge,
  FST_ERR_CTP_EMPTY_JSON_BODY: malformed,
  FST_ERR_CTP_INVALID_JSON_BODY: malformed,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: malformed,
  FST_REQ_FILE_TOO_LARGE: bodyTooLarge,
  // PostgreSQL has no disk space or no free connection left.
  '53100': noSpace,
  ENOSPC: noSpace,
  EDQUOT: noSpace,
  '53300': busy,
  // A statement timed out, or waited too long for a lock; it was cancelled and changed nothing.
  '57014': busy,
  '55P03': busy,
  // PostgreSQL does not accept NUL in a text.
  '22021': malformed,
};

const byStatus: Readonly<Record<number, () => Refusal>> = { 406: unsupportedBody, 413: bodyTooLarge, 415: unsupportedBody };

/** The refusal for anything that a call throws; null for a bug. */
export function refusalOf(error: FastifyError | Refusal): Refusal | null {
  if (error instanceof Refusal) return error;
  if (error instanceof DatabaseAway) return error.isFull ? busy() : databaseAway();
  if (error instanceof StorageAway) return filesAway();
  const known = byFastifyCode[error.code];
  if (known) return known();
  const status = error.statusCode ?? 500;
  if (status === 400 || (status < 500 && error.code?.startsWith('FST_'))) return (byStatus[status] ?? malformed)();
  return error instanceof SyntaxError ? malformed() : null;
}
