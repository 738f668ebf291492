import type { RefusalBody } from '@sarabun/contract/endpoint';
import * as z from 'zod/mini';
import { CallFailed } from './call';
import { spokenLanguage, text } from './i18n';
import { token } from './session';

/** Sends a small file as a form of one `file`, and answers what the server says of it, or throws {@link CallFailed}. */
export async function upload<Answer extends z.ZodMiniType>(path: string, file: Blob, answer: Answer): Promise<z.output<Answer>> {
  const form = new FormData();
  form.append('file', file);
  const headers = { accept: 'application/json', 'accept-language': spokenLanguage(), authorization: `Bearer ${token() ?? ''}` };
  const reply = await fetch(path, { method: 'POST', body: form, headers }).catch(() => null);
  if (!reply) throw new CallFailed(0, 'unreachable', text('common.unreachable'));
  const body: unknown = await reply.json().catch(() => null);
  const parsed = z.safeParse(answer, body);
  if (reply.ok && parsed.success) return parsed.data;
  const refusal = (body ?? {}) as Partial<RefusalBody>;
  throw new CallFailed(reply.status, refusal.code ?? 'unreadable', refusal.message ?? text('common.unreadable'), refusal.fields);
}
