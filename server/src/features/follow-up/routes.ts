import { listFollowed as followedEndpoint } from '@sarabun/contract/follow-up/follow-up';
import { exportPendency as exportEndpoint, pendingLetters as lettersEndpoint, pendency as pendencyEndpoint } from '@sarabun/contract/follow-up/pendency';
import { holidays as holidaysEndpoint } from '@sarabun/contract/follow-up/working-days';
import type { FastifyInstance } from 'fastify';
import { type Platform, serveLongRead, serveRead } from '../../platform/http';
import { serveExport } from '../../platform/http/serve-export';
import { listFollowed } from './follow-up';
import { exportPendency, pendency, pendingLetters } from './pendency';
import { holidays } from './working-days';

export function followUpRoutes(app: FastifyInstance, platform: Platform): void {
  serveRead(app, platform, holidaysEndpoint, holidays);
  serveRead(app, platform, followedEndpoint, listFollowed);
  serveLongRead(app, platform, pendencyEndpoint, pendency);
  serveExport(app, platform, exportEndpoint, exportPendency);
  serveRead(app, platform, lettersEndpoint, pendingLetters);
}
