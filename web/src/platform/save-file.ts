import type { RefusalBody } from '@sarabun/contract/endpoint';
import { CallFailed } from './call';
import { spokenLanguage, text } from './i18n';
import { token } from './session';

/** Offers a file from an answer as a download. */
export function saveFile({ name, mediaType, content }: { name: string; mediaType: string; content: string }): void {
  const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
  keepBlob(new Blob([bytes], { type: mediaType }), name);
}

function keepBlob(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** A chosen file as text for a JSON body. */
export function readFileText(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '');
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

/** Downloads a file that is sent as bytes; throws {@link CallFailed} with the server's message. */
export async function saveBlob(address: string, name: string): Promise<void> {
  const reply = await fetch(address, { headers: { 'accept-language': spokenLanguage(), authorization: `Bearer ${token() ?? ''}` } }).catch(() => null);
  if (!reply) throw new CallFailed(0, 'unreachable', text('common.unreachable'));
  if (!reply.ok) {
    const refusal = (await reply.json().catch(() => ({}))) as Partial<RefusalBody>;
    throw new CallFailed(reply.status, refusal.code ?? 'unreadable', refusal.message ?? text('common.unreadable'));
  }
  keepBlob(await reply.blob(), name);
}
