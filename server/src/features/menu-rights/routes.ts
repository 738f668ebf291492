import {
  addGroupMember as addEndpoint,
  findAccessPersons as personsEndpoint,
  removeGroupMember as removeEndpoint,
  groupRights as rightsEndpoint,
  saveGroupRights as saveEndpoint,
} from '@sarabun/contract/menu-rights/group-rights';
import type { FastifyInstance } from 'fastify';
import { type Platform, serveAct, serveRead } from '../../platform/http';
import { addGroupMember, findAccessPersons, groupRights, removeGroupMember, saveGroupRights } from './group-rights';

export function menuRightRoutes(app: FastifyInstance, platform: Platform): void {
  serveRead(app, platform, rightsEndpoint, groupRights);
  serveAct(app, platform, saveEndpoint, saveGroupRights);
  serveAct(app, platform, addEndpoint, addGroupMember);
  serveAct(app, platform, removeEndpoint, removeGroupMember);
  serveRead(app, platform, personsEndpoint, findAccessPersons);
}
