import * as rights from '@sarabun/contract/registers/number-rights';
import * as work from '@sarabun/contract/registers/number-work';
import * as pages from '@sarabun/contract/registers/register-pages';
import type { FastifyInstance } from 'fastify';
import { type Platform, serveAct, serveRead } from '../../platform/http';
import { cancelNumber } from './cancel-number';
import { correctEntry } from './correct-entry';
import { issueNumbers } from './issue-numbers';
import { endNumberRight, grantNumberRights, listNumberRights, numberRightChoices } from './manage-number-rights';
import { listLines, listMyRegisters, readCorrections, readRegister } from './read-registers';
import { reserveNumbers } from './reserve-numbers';

export function registerRoutes(app: FastifyInstance, platform: Platform): void {
  serveRead(app, platform, pages.myRegisters, listMyRegisters);
  serveRead(app, platform, pages.getRegister, readRegister);
  serveRead(app, platform, pages.listRegister, listLines);
  serveRead(app, platform, pages.getEntryHistory, readCorrections);
  serveAct(app, platform, pages.correctEntry, correctEntry);
  serveAct(app, platform, work.reserveNumbers, reserveNumbers);
  serveAct(app, platform, work.issueNumbers, issueNumbers);
  serveAct(app, platform, work.cancelNumber, cancelNumber);
  serveRead(app, platform, rights.listNumberRights, listNumberRights);
  serveRead(app, platform, rights.numberRightChoices, numberRightChoices);
  serveAct(app, platform, rights.grantNumberRights, grantNumberRights);
  serveAct(app, platform, rights.endNumberRight, endNumberRight);
}
