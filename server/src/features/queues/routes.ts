import type { Agency } from '@sarabun/contract/agencies/agency';
import {
  calendarFeedPath,
  closeCalendarFeed as closeFeedEndpoint,
  calendarFeed as feedEndpoint,
  openCalendarFeed as openFeedEndpoint,
} from '@sarabun/contract/queues/calendar-feed';
import { myWork as myWorkEndpoint } from '@sarabun/contract/queues/my-work';
import { countSentBack, getTodoList, getTodoLists, myDesks as myDesksEndpoint } from '@sarabun/contract/queues/todo-lists';
import type { FastifyInstance } from 'fastify';
import { nobody } from '../../platform/action';
import { originOf, type Platform, serveAct, serveRead } from '../../platform/http';
import { readContext } from '../../platform/http/contexts';
import { fileHead } from '../../platform/http/file-replies';
import { calendarFeed, closeCalendarFeed, openCalendarFeed, readCalendarFeed } from './calendar-feed';
import { myDesks } from './my-desks';
import { myWork } from './my-work';
import { sentBackOf, todoList, todoLists } from './todo-lists';

export function queueRoutes(app: FastifyInstance, platform: Platform, agency: Agency, publicUrl: string | null): void {
  serveRead(app, platform, getTodoLists, todoLists(agency));
  serveRead(app, platform, getTodoList, todoList(agency));
  serveRead(app, platform, countSentBack, sentBackOf(agency));
  serveRead(app, platform, myDesksEndpoint, myDesks);
  serveRead(app, platform, myWorkEndpoint, myWork(agency));
  serveRead(app, platform, feedEndpoint, calendarFeed);
  serveAct(app, platform, openFeedEndpoint, openCalendarFeed);
  serveAct(app, platform, closeFeedEndpoint, closeCalendarFeed);
  const readFeed = readCalendarFeed(publicUrl, agency);
  // Calendar programs sign in nowhere: the secret in the address is all they have (decision 0056).
  app.get<{ Params: { token: string } }>(`${calendarFeedPath}:token.ics`, { config: { useCase: 'readCalendarFeed' } }, async (request, reply) => {
    const text = await readFeed(readContext(platform.world, nobody, originOf(request)), request.params.token);
    const head = fileHead({ name: 'deadlines.ics', mediaType: 'text/calendar; charset=utf-8', cache: 'private, max-age=900' });
    return reply.headers({ ...head, 'x-robots-tag': 'noindex' }).send(text);
  });
}
