import { retries } from '@sarabun/contract/constants';

/** Retries up to three times, after 1, 2 and 3 seconds (specification §7). Returns the last reply. */
export async function patiently<Reply>(send: () => Promise<Reply>, hasFailed: (reply: Reply) => boolean, signal?: AbortSignal): Promise<Reply> {
  for (let attempt = 1; ; attempt++) {
    const reply = await send();
    if (!hasFailed(reply) || attempt > retries.most) return reply;
    await pause(attempt * retries.delay, signal);
  }
}

/** Whether an answer to an act is final (done or refused) or the outcome is unknown. */
export function isAnswered({ status, retryAfter }: { status: number; retryAfter: boolean }): boolean {
  return status > 0 && status < 500 && !(status === 409 && retryAfter);
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
