import * as calls from '@sarabun/contract/jobs/failed-jobs';
import type { FastifyInstance } from 'fastify';
import { type Platform, serveAct, serveRead } from '../../platform/http';
import { listFailedJobs, retryJob, retryJobsOfKind } from './failed-jobs';

export function jobRoutes(app: FastifyInstance, platform: Platform): void {
  serveRead(app, platform, calls.listFailedJobs, listFailedJobs);
  serveAct(app, platform, calls.retryJob, retryJob);
  serveAct(app, platform, calls.retryJobsOfKind, retryJobsOfKind);
}
