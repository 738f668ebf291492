import { activityActions, exportActivity, exportSystemLog, listActivity, listSystemLog, systemLogActions } from '@sarabun/contract/history/activity';
import type { FastifyInstance } from 'fastify';
import { type Platform, serveLongRead, serveRead } from '../../platform/http';
import { exportHistory, historyActions, listHistory } from './list-history';

export function historyRoutes(app: FastifyInstance, platform: Platform): void {
  serveLongRead(app, platform, listActivity, listHistory('activity'));
  serveLongRead(app, platform, listSystemLog, listHistory('systemLog'));
  serveRead(app, platform, activityActions, historyActions);
  serveRead(app, platform, systemLogActions, historyActions);
  serveLongRead(app, platform, exportActivity, exportHistory('activity'), 'export');
  serveLongRead(app, platform, exportSystemLog, exportHistory('systemLog'), 'export');
}
