import type { RefusalBody } from '@sarabun/contract/endpoint';
import { CallFailed } from '../../platform/call';
import { spokenLanguage, text } from '../../platform/i18n';
import { noteLine } from '../../platform/line';
import { token } from '../../platform/session';

/** Fetches the PDF of a letter; throws the server's message if it cannot be printed. */
export async function fetchPaper(path: string, signal: AbortSignal): Promise<File> {
  const headers = { accept: 'application/pdf', 'accept-language': spokenLanguage(), authorization: `Bearer ${token() ?? ''}` };
  const reply = await fetch(path, { headers, signal }).catch((error) => {
    if (signal.aborted) throw error;
    noteLine(0);
    throw new CallFailed(0, 'unreachable', text('common.unreachable'));
  });
  noteLine(reply.status);
  if (reply.ok) return new File([await reply.blob()], 'letter.pdf', { type: 'application/pdf' });
  const refusal = (await reply.json().catch(() => ({}))) as Partial<RefusalBody>;
  throw new CallFailed(reply.status, refusal.code ?? 'unreadable', refusal.message ?? text('common.unreadable'));
}
