import { consentTexts as consentTextsEndpoint, requestPdpa } from '@sarabun/contract/session/consent';
import {
  directLogin,
  login as loginEndpoint,
  logout as logoutEndpoint,
  preLogin as preLoginEndpoint,
  revoke as revokeEndpoint,
  verify,
} from '@sarabun/contract/session/sign-in';
import type { FastifyInstance } from 'fastify';
import { type Platform, serveAct, serveRead } from '../../platform/http';
import { agreeToTexts, consentTexts } from './agree-to-texts';
import { findUserLogin } from './session-store';
import { login, preLogin, type SignInSettings } from './sign-in';
import { logout, revoke } from './sign-out';

export function sessionRoutes(app: FastifyInstance, platform: Platform, settings: SignInSettings): void {
  serveRead(app, platform, preLoginEndpoint, preLogin);
  serveRead(app, platform, loginEndpoint, (context, input, http) => login(context, input, http, settings));
  serveRead(app, platform, directLogin, (context, input, http) => login(context, input, http, settings));
  serveRead(app, platform, verify, async ({ db, actor, now }) => ({ userLogin: await findUserLogin(db, actor.personId, now) }));
  serveAct(app, platform, logoutEndpoint, logout);
  serveAct(app, platform, revokeEndpoint, revoke);
  serveAct(app, platform, requestPdpa, agreeToTexts);
  serveRead(app, platform, consentTextsEndpoint, consentTexts);
}
