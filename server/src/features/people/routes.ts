import {
  personChoices as choicesEndpoint,
  closePerson as closeEndpoint,
  getPerson as getEndpoint,
  listPersons as listEndpoint,
  savePerson as saveEndpoint,
  transferPerson as transferEndpoint,
} from '@sarabun/contract/people/persons';
import type { FastifyInstance } from 'fastify';
import type { ActContext } from '../../platform/action';
import { type Platform, serveAct, serveRead } from '../../platform/http';
import { closePerson, getPerson, listPersons, personChoices, savePerson, transferPerson } from './manage-person';

/** The persons of the office. Adding one opens an account, which is the registration's. `closeAccount` ends one, which is the session's. */
export function peopleRoutes(app: FastifyInstance, platform: Platform, closeAccount: (context: ActContext, personId: number) => Promise<void>): void {
  serveRead(app, platform, listEndpoint, listPersons);
  serveRead(app, platform, getEndpoint, getPerson);
  serveRead(app, platform, choicesEndpoint, personChoices);
  serveAct(app, platform, saveEndpoint, savePerson);
  serveAct(app, platform, transferEndpoint, transferPerson);
  serveAct(app, platform, closeEndpoint, closePerson(closeAccount));
}
