import type { Agency } from '@sarabun/contract/agencies/agency';
import { findOffice as findEndpoint } from '@sarabun/contract/organization/find-office';
import {
  cancelPostChange as cancelPostEndpoint,
  closePost as closePostEndpoint,
  movePost as movePostEndpoint,
  postChanges as postChangesEndpoint,
} from '@sarabun/contract/organization/post-changes';
import {
  endPostSeat as endSeatEndpoint,
  givePost as giveEndpoint,
  setMainPost as mainEndpoint,
  postSeats as seatsEndpoint,
  vacantPosts as vacantEndpoint,
} from '@sarabun/contract/organization/post-seats';
import {
  appointRegistrar as appointEndpoint,
  endRegistrar as endRegistrarEndpoint,
  getRegistry as registryEndpoint,
  defaultRoute as routeEndpoint,
  saveRegistry as saveRegistryEndpoint,
  registryStructure as structureEndpoint,
} from '@sarabun/contract/organization/registry-structure';
import {
  unitsBelow as belowEndpoint,
  cancelOfficeChange as cancelEndpoint,
  unitCard as cardEndpoint,
  officeChanges as changesEndpoint,
  closeUnit as closeEndpoint,
  moveUnit as moveEndpoint,
  unitObstacles as obstaclesEndpoint,
  renumberUnit as renumberEndpoint,
  searchUnits as searchEndpoint,
} from '@sarabun/contract/organization/unit-tree';
import { transferPerson as transferEndpoint } from '@sarabun/contract/people/persons';
import type { FastifyInstance } from 'fastify';
import { type Platform, serveAct, serveRead } from '../../platform/http';
import { cancelOfficeChange, cancelPostChange, closePost, closeUnit, movePost, moveUnit, renumberUnit, transferPerson } from './change-office';
import { endPostSeat, givePost, postChanges, postSeats, setMainPost, vacantPosts } from './hold-post';
import { findOffice, officeChanges, searchUnits, unitCard, unitObstacles, unitsBelow } from './read-tree';
import { appointRegistrar, defaultRoute, endRegistrar, getRegistry, registryStructure, saveRegistry } from './registries';

export function organizationRoutes(app: FastifyInstance, platform: Platform, agency: Agency): void {
  serveRead(app, platform, belowEndpoint, unitsBelow);
  serveRead(app, platform, searchEndpoint, searchUnits);
  serveRead(app, platform, cardEndpoint, unitCard);
  serveRead(app, platform, obstaclesEndpoint, unitObstacles);
  serveRead(app, platform, changesEndpoint, officeChanges);
  serveRead(app, platform, findEndpoint, findOffice);
  serveAct(app, platform, moveEndpoint, moveUnit);
  serveAct(app, platform, renumberEndpoint, renumberUnit);
  serveAct(app, platform, closeEndpoint, closeUnit);
  serveAct(app, platform, cancelEndpoint, cancelOfficeChange);
  serveAct(app, platform, transferEndpoint, transferPerson);
  serveRead(app, platform, seatsEndpoint, postSeats);
  serveRead(app, platform, vacantEndpoint, vacantPosts);
  serveAct(app, platform, giveEndpoint, givePost);
  serveAct(app, platform, endSeatEndpoint, endPostSeat);
  serveAct(app, platform, mainEndpoint, setMainPost);
  serveRead(app, platform, postChangesEndpoint, postChanges);
  serveAct(app, platform, movePostEndpoint, movePost);
  serveAct(app, platform, closePostEndpoint, closePost);
  serveAct(app, platform, cancelPostEndpoint, cancelPostChange);
  serveRead(app, platform, structureEndpoint, registryStructure);
  serveRead(app, platform, registryEndpoint, getRegistry(agency));
  serveRead(app, platform, routeEndpoint, defaultRoute);
  serveAct(app, platform, saveRegistryEndpoint, saveRegistry);
  serveAct(app, platform, appointEndpoint, appointRegistrar);
  serveAct(app, platform, endRegistrarEndpoint, endRegistrar);
}
