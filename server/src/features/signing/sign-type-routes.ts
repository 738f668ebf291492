import * as calls from '@sarabun/contract/signing/sign-types';
import type { FastifyInstance } from 'fastify';
import { type Platform, serveAct, serveRead } from '../../platform/http';
import { removeSignTypeRule, saveSignTypeRule, signTypeRules, signTypesFor } from './sign-types';

export function signTypeRoutes(app: FastifyInstance, platform: Platform): void {
  serveRead(app, platform, calls.signTypesFor, signTypesFor);
  serveRead(app, platform, calls.signTypeRules, signTypeRules);
  serveAct(app, platform, calls.saveSignTypeRule, saveSignTypeRule);
  serveAct(app, platform, calls.removeSignTypeRule, removeSignTypeRule);
}
