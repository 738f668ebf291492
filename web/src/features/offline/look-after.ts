import { prepareOutbox } from '../../platform/offline/outbox';
import { checkKept } from './keep-for-reading';
import { sendWaiting } from './send-waiting';

/** What waits is sent first: the letters that are checked next show it. */
export async function lookAfter(): Promise<void> {
  await prepareOutbox()
    .then(sendWaiting)
    .catch(() => undefined);
  await checkKept();
}
