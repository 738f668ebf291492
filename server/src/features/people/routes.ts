import {
  personChoices as choicesEndpoint,
  closePerson as closeEndpoint,
  getPerson as getEndpoint,
  listPersons as listEndpoint,
  savePerson as saveEndpoint,
} from '@sarabun/contract/people/persons';
import type { FastifyInstance } from 'fastify';
import type { ActContext } from '../../platform/action';
import { type Platform, serveAct, serveRead } from '../../platform/http';
import { closePerson, getPerson, listPersons, personChoices, savePerson } from './manage-person';

/** The persons of the office. `account-requests` adds them with their accounts; `closeAccount` of the session feature closes one. */
export function peopleRoutes(
  app: FastifyInstance,
  platform: Platform,
  { hasDirectory, closeAccount }: { hasDirectory: boolean; closeAccount: (context: ActContext, personId: number) => Promise<void> },
): void {
  serveRead(app, platform, listEndpoint, listPersons);
  serveRead(app, platform, getEndpoint, getPerson);
  serveRead(app, platform, choicesEndpoint, personChoices(hasDirectory));
  serveAct(app, platform, saveEndpoint, savePerson);
  serveAct(app, platform, closeEndpoint, closePerson(closeAccount));
}
