import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { listSentNotices as endpoint } from '@sarabun/contract/notice-delivery/sent-notices';
import type { ReadContext } from '../../platform/action';
import { findSentNotices } from './sent-store';

export async function listSentNotices({ db }: ReadContext, { channel, state, page, pageSize }: InputOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  return { ...(await findSentNotices(db, { channel, state, limit: pageSize, offset: (page - 1) * pageSize })), page, pageSize };
}
