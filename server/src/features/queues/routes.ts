import type { Agency } from '@sarabun/contract/agencies/agency';
import { getTodoList, getTodoLists, myDesks as myDesksEndpoint } from '@sarabun/contract/queues/todo-lists';
import type { FastifyInstance } from 'fastify';
import { type Platform, serveRead } from '../../platform/http';
import { myDesks } from './my-desks';
import { todoList, todoLists } from './todo-lists';

export function queueRoutes(app: FastifyInstance, platform: Platform, agency: Agency): void {
  serveRead(app, platform, getTodoLists, todoLists(agency));
  serveRead(app, platform, getTodoList, todoList(agency));
  serveRead(app, platform, myDesksEndpoint, myDesks);
}
