import { activityActions, exportActivity, exportSystemLog, listActivity, listSystemLog, systemLogActions } from '@sarabun/contract/history/activity';
import type { FastifyInstance } from 'fastify';
import { type Platform, serveRead } from '../../platform/http';
import { exportHistory, historyActions, listHistory } from './list-history';

export function historyRoutes(app: FastifyInstance, platform: Platform): void {
  serveRead(app, platform, listActivity, listHistory('activity'));
  serveRead(app, platform, listSystemLog, listHistory('systemLog'));
  serveRead(app, platform, activityActions, historyActions);
  serveRead(app, platform, systemLogActions, historyActions);
  serveRead(app, platform, exportActivity, exportHistory('activity'));
  serveRead(app, platform, exportSystemLog, exportHistory('systemLog'));
}
