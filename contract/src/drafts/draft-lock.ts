import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { id, moment } from '../wire';

/** A tab of a browser: a text that it draws by itself. */
export const tabKey = z.string().check(z.regex(/^[0-9a-f]{32}$/));

const lock = z.object({
  isMine: z.boolean(),
  /** The tab that has the draft; a take-over names it. */
  tab: z.string(),
  by: z.string(),
  /** Another window of the same person. */
  isSamePerson: z.boolean(),
  since: moment,
});
export type DraftLock = z.output<typeof lock>;

/**
 * Who has a draft open. Asked by `hold` every half minute, it keeps the draft for this tab, or gives it to this tab if it is free; `leave`
 * gives it back.
 */
export const draftLock = endpoint({
  name: 'draftLock',
  summary: 'Who has a draft open for writing; the asking tab if nobody has',
  method: 'GET',
  path: '/api/sarabun/draft-lock',
  kind: 'read',
  access: 'signedIn',
  request: z.object({ documentId: id, tab: tabKey, wants: z.enum(['hold', 'leave']) }),
  response: z.object({ item: lock }),
});

/** Takes a draft over from another tab, which is told. Refused (409 `draftMoved`) if yet another has taken it meanwhile. */
export const takeDraft = endpoint({
  name: 'takeDraft',
  summary: 'Take a draft over from someone who has it open',
  method: 'POST',
  path: '/api/sarabun/take-draft',
  kind: 'act',
  access: 'signedIn',
  labels: { from: { th: 'หน้าต่างที่เปิดร่างอยู่', en: 'Window that has the draft' } },
  request: z.object({ documentId: id, tab: tabKey, from: tabKey }),
  response: z.object({ item: lock }),
});
