import * as calls from '@sarabun/contract/jobs/failed-jobs';
import { getSystemHealth as healthCall } from '@sarabun/contract/jobs/system-health';
import type { FastifyInstance } from 'fastify';
import type { Health } from '../../platform/health/checks';
import { type Platform, serveAct, serveRead } from '../../platform/http';
import { listFailedJobs, retryJob, retryJobsOfKind } from './failed-jobs';
import { getSystemHealth } from './system-health';

export function jobRoutes(app: FastifyInstance, platform: Platform, health: Health): void {
  serveRead(app, platform, calls.listFailedJobs, listFailedJobs);
  serveRead(app, platform, healthCall, getSystemHealth(health));
  serveAct(app, platform, calls.retryJob, retryJob);
  serveAct(app, platform, calls.retryJobsOfKind, retryJobsOfKind);
}
