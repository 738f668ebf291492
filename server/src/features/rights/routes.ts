import {
  listAdministrators as administratorsEndpoint,
  appointAdministrator as appointAdministratorEndpoint,
  removeAdministrator as removeAdministratorEndpoint,
} from '@sarabun/contract/rights/administrators';
import {
  askBreakGlass as askEndpoint,
  listBreakGlass as breakGlassEndpoint,
  decideBreakGlass as decideEndpoint,
  endBreakGlass as endBreakGlassEndpoint,
} from '@sarabun/contract/rights/break-glass';
import {
  appointClearance as appointClearanceEndpoint,
  listClearances as clearancesEndpoint,
  endClearance as endClearanceEndpoint,
  secretRegistrars as registrarsEndpoint,
} from '@sarabun/contract/rights/clearances';
import { emergenciesToDecide as toDecideEndpoint } from '@sarabun/contract/rights/emergencies-to-decide';
import {
  explainRights as explainEndpoint,
  explainOwnRights as explainOwnEndpoint,
  findRightsPersons as personsEndpoint,
} from '@sarabun/contract/rights/explain-rights';
import {
  roleChoices as choicesEndpoint,
  endRole as endRoleEndpoint,
  giveRole as giveRoleEndpoint,
  listRoles as rolesEndpoint,
} from '@sarabun/contract/rights/roles';
import type { FastifyInstance } from 'fastify';
import { type Platform, serveAct, serveRead } from '../../platform/http';
import { appointAdministrator, listAdministrators, removeAdministrator } from './administrators';
import { askBreakGlass, decideBreakGlass, emergenciesToDecide, endBreakGlass, listBreakGlass } from './break-glass';
import { appointClearance, endClearance, listClearances, secretRegistrars } from './clearances';
import { explainOwnRights, explainRights, findRightsPersons } from './explain-rights';
import { endRole, giveRole, listRoles, roleChoices } from './roles';

export function rightsRoutes(app: FastifyInstance, platform: Platform): void {
  serveRead(app, platform, rolesEndpoint, listRoles);
  serveRead(app, platform, choicesEndpoint, roleChoices);
  serveAct(app, platform, giveRoleEndpoint, giveRole);
  serveAct(app, platform, endRoleEndpoint, endRole);
  serveRead(app, platform, administratorsEndpoint, listAdministrators);
  serveAct(app, platform, appointAdministratorEndpoint, appointAdministrator);
  serveAct(app, platform, removeAdministratorEndpoint, removeAdministrator);
  serveRead(app, platform, clearancesEndpoint, listClearances);
  serveRead(app, platform, registrarsEndpoint, secretRegistrars);
  serveAct(app, platform, appointClearanceEndpoint, appointClearance);
  serveAct(app, platform, endClearanceEndpoint, endClearance);
  serveRead(app, platform, breakGlassEndpoint, listBreakGlass);
  serveRead(app, platform, toDecideEndpoint, emergenciesToDecide);
  serveAct(app, platform, askEndpoint, askBreakGlass);
  serveAct(app, platform, decideEndpoint, decideBreakGlass);
  serveAct(app, platform, endBreakGlassEndpoint, endBreakGlass);
  serveRead(app, platform, explainEndpoint, explainRights);
  serveRead(app, platform, explainOwnEndpoint, explainOwnRights);
  serveRead(app, platform, personsEndpoint, findRightsPersons);
}
