import type { AnswerOf } from '@sarabun/contract/endpoint';
import type { alive as endpoint } from '@sarabun/contract/portal/alive';
import type { ReadContext } from '../../platform/action';
import { askDatabase } from '../../platform/health/job-counts-store';

/** Answers as soon as the database does. */
export async function alive({ db }: ReadContext): Promise<AnswerOf<typeof endpoint>> {
  await askDatabase(db);
  return {};
}
