import { findOffice as findEndpoint } from '@sarabun/contract/organization/find-office';
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
import { cancelOfficeChange, closeUnit, moveUnit, renumberUnit, transferPerson } from './change-office';
import { findOffice, officeChanges, searchUnits, unitCard, unitObstacles, unitsBelow } from './read-tree';

export function organizationRoutes(app: FastifyInstance, platform: Platform): void {
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
}
