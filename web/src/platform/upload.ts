import { actKeyHeader, type RefusalBody } from '@sarabun/contract/endpoint';
import * as z from 'zod/mini';
import { fileAnswered, fileKey } from './act-keys';
import { CallFailed } from './call';
import { spokenLanguage, text } from './i18n';
import { noteLine } from './line';
import { isAnswered, patiently } from './patiently';
import { token } from './session';

/**
 * Uploads a small file as a form with one `file`, after other fields, retrying on server errors; returns the answer, or throws
 * {@link CallFailed}.
 */
export async function upload<Answer extends z.ZodMiniType>(
  path: string,
  file: Blob,
  answer: Answer,
  fields: Record<string, string> = {},
): Promise<z.output<Answer>> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', file);
  const headers = { accept: 'application/json', 'accept-language': spokenLanguage(), authorization: `Bearer ${token() ?? ''}`, [actKeyHeader]: fileKey(file) };
  const wasAnswered = (reply: Response | null) => isAnswered({ status: reply?.status ?? 0, retryAfter: false });
  const send = () => fetch(path, { method: 'POST', body: form, headers }).catch(() => null);
  const reply = await patiently(send, (tried) => !wasAnswered(tried));
  if (wasAnswered(reply)) fileAnswered(file);
  noteLine(reply?.status ?? 0);
  if (!reply) throw new CallFailed(0, 'unreachable', text('common.unreachable'));
  const body: unknown = await reply.json().catch(() => null);
  const parsed = z.safeParse(answer, body);
  if (reply.ok && parsed.success) return parsed.data;
  const refusal = (body ?? {}) as Partial<RefusalBody>;
  throw new CallFailed(reply.status, refusal.code ?? 'unreadable', refusal.message ?? text('common.unreadable'), refusal.fields);
}
