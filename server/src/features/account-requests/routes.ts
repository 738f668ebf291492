import {
  accountRequests as accountRequestsEndpoint,
  approvalChoices as approvalChoicesEndpoint,
  approveAccount as approveAccountEndpoint,
  refuseAccount as refuseAccountEndpoint,
  registrationForm as registrationFormEndpoint,
  requestAccount as requestAccountEndpoint,
  setFirstPassword as setFirstPasswordEndpoint,
} from '@sarabun/contract/account-requests/account-requests';
import {
  mailPasswordLink as linkEndpoint,
  markDirectoryAccount as markEndpoint,
  resetSecondFactor as resetEndpoint,
} from '@sarabun/contract/people/person-account';
import { createPerson as createPersonEndpoint } from '@sarabun/contract/people/persons';
import type { FastifyInstance } from 'fastify';
import { type Platform, serveAct, servePreparedAct, serveRead } from '../../platform/http';
import { createPerson } from './create-person';
import { accountRequests, approvalChoices, approveAccount, refuseAccount } from './decide-on-request';
import { mailPasswordLink, markDirectoryAccount, resetSecondFactor } from './keep-account';
import { registrationForm, requestAccount } from './request-account';
import { setFirstPassword } from './set-first-password';
import type { AccountRequestSettings } from './settings';

export function accountRequestRoutes(app: FastifyInstance, platform: Platform, settings: AccountRequestSettings): void {
  serveRead(app, platform, registrationFormEndpoint, (context) => registrationForm(context, settings));
  serveAct(app, platform, requestAccountEndpoint, (context, input) => requestAccount(context, input, settings));
  serveRead(app, platform, accountRequestsEndpoint, accountRequests);
  serveRead(app, platform, approvalChoicesEndpoint, (context, input) => approvalChoices(context, input, settings));
  serveAct(app, platform, approveAccountEndpoint, (context, input) => approveAccount(context, input, settings));
  serveAct(app, platform, refuseAccountEndpoint, (context, input) => refuseAccount(context, input, settings));
  serveAct(app, platform, createPersonEndpoint, (context, input) => createPerson(context, input, settings));
  serveAct(app, platform, markEndpoint, (context, input) => markDirectoryAccount(context, input, settings));
  serveAct(app, platform, linkEndpoint, (context, input) => mailPasswordLink(context, input, settings));
  serveAct(app, platform, resetEndpoint, (context, input) => resetSecondFactor(context, input, settings));
  servePreparedAct(app, platform, setFirstPasswordEndpoint, setFirstPassword);
}
