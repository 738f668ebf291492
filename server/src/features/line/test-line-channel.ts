import { randomUUID } from 'node:crypto';
import type { AnswerOf } from '@sarabun/contract/endpoint';
import { type testLineChannel as endpoint, lineChannelRow } from '@sarabun/contract/line/line-channel';
import type { Prepared, ReadContext } from '../../platform/action';
import { LineAnswered } from '../../platform/services/line-client';
import { NotDeliverable } from '../../platform/services/mail-transport';
import { currentLine, type LineDeployment } from './line-channel';
import { findLineUser } from './line-store';
import { testMessage } from './line-texts';
import { lineDoesNotAnswer, lineLimitReached, lineNotConfigured, lineTokenRefused, lineUserGone } from './refusals';

const refused = new Set([400, 401, 403]);
const tooMany = 429;

/** Asks LINE whose token it is, then sends a message to the asking person's own LINE account. */
export const testLineChannel =
  (deployment: LineDeployment) =>
  async ({ db, actor }: ReadContext): Promise<Prepared<AnswerOf<typeof endpoint>>> => {
    const line = await currentLine(db, deployment);
    if (!line) throw lineNotConfigured();
    const account = await line.client.accountName().catch((error) => {
      throw error instanceof LineAnswered && refused.has(error.status) ? lineTokenRefused() : failureOf(error);
    });
    const userId = await findLineUser(db, actor.personId);
    if (userId !== null) {
      await line.client.push(userId, testMessage, randomUUID()).catch((error) => {
        throw error instanceof NotDeliverable ? lineUserGone() : failureOf(error);
      });
    }
    return async ({ audit }) => {
      audit({ detail: { page: 'admin-configs', rowIds: [lineChannelRow] } });
      return { account, sent: userId !== null };
    };
  };

function failureOf(error: unknown) {
  if (!(error instanceof LineAnswered)) return lineDoesNotAnswer();
  if (error.status === tooMany) return lineLimitReached();
  return error.status === 401 ? lineTokenRefused() : lineDoesNotAnswer(error.status);
}
