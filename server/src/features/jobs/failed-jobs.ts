import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { listFailedJobs as listEndpoint, retryJobsOfKind as retryKindEndpoint, retryJob as retryOneEndpoint } from '@sarabun/contract/jobs/failed-jobs';
import type { ActContext, ReadContext } from '../../platform/action';
import { wakeRunner } from '../../platform/jobs/enqueue';
import type { JobKind } from '../../platform/jobs/kinds';
import { notFound } from '../../platform/refusals';
import { readAgain } from '../search';
import { findFailedJob, findFailedJobs, makeDue } from './failed-jobs-store';
import { mailTextDeleted } from './refusals';

export async function listFailedJobs(context: ReadContext, { kind, page, pageSize }: InputOf<typeof listEndpoint>): Promise<AnswerOf<typeof listEndpoint>> {
  const { db, actor } = context;
  const found = await findFailedJobs(db, { kind, clearance: actor.clearance, limit: pageSize, offset: (page - 1) * pageSize });
  return { ...found, page, pageSize };
}

export async function retryJob(context: ActContext, { jobId }: InputOf<typeof retryOneEndpoint>): Promise<AnswerOf<typeof retryOneEndpoint>> {
  const job = await findFailedJob(context.db, jobId);
  if (!job) throw notFound();
  if (!job.mayRetry) throw mailTextDeleted();
  const count = await retry(context, { kind: job.kind, id: jobId });
  context.audit({ detail: { jobId, jobKind: job.kind } });
  return { count };
}

export async function retryJobsOfKind(context: ActContext, { kind }: InputOf<typeof retryKindEndpoint>): Promise<AnswerOf<typeof retryKindEndpoint>> {
  const count = await retry(context, { kind });
  context.audit({ detail: { jobKind: kind, jobs: count } });
  return { count };
}

/** Makes jobs due, and takes back what giving them up has changed. */
async function retry({ db }: ActContext, which: { kind: JobKind; id?: number }): Promise<number> {
  const jobs = await makeDue(db, which);
  if (which.kind === 'fileText')
    await readAgain(
      db,
      jobs.map(({ payload }) => (payload as { fileId: number }).fileId),
    );
  wakeRunner(db);
  return jobs.length;
}
