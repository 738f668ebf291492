import { activityActions, exportActivity, exportSystemLog, listActivity, listSystemLog, systemLogActions } from '@sarabun/contract/history/activity';
import { myDay as myDayEndpoint } from '@sarabun/contract/history/my-day';
import type { FastifyInstance } from 'fastify';
import { type Platform, serveLongRead, serveRead } from '../../platform/http';
import { serveExport } from '../../platform/http/serve-export';
import { exportHistory, historyActions, listHistory } from './list-history';
import { myDay } from './my-day';

export function historyRoutes(app: FastifyInstance, platform: Platform): void {
  serveLongRead(app, platform, listActivity, listHistory('activity'));
  serveLongRead(app, platform, listSystemLog, listHistory('systemLog'));
  serveRead(app, platform, activityActions, historyActions);
  serveRead(app, platform, systemLogActions, historyActions);
  serveRead(app, platform, myDayEndpoint, myDay);
  serveExport(app, platform, exportActivity, exportHistory('activity'));
  serveExport(app, platform, exportSystemLog, exportHistory('systemLog'));
}
