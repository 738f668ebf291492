import { activeUsers as activeUsersEndpoint, endSessionOf as endSessionOfEndpoint } from '@sarabun/contract/session/active-users';
import { captchaChallenge } from '@sarabun/contract/session/captcha';
import {
  consentTexts as consentTextsEndpoint,
  consentVersions as consentVersionsEndpoint,
  issueConsentText as issueConsentEndpoint,
  requestPdpa,
} from '@sarabun/contract/session/consent';
import {
  beginSecondFactor as beginSecondFactorEndpoint,
  confirmSecondFactor as confirmSecondFactorEndpoint,
  endSecondFactor as endSecondFactorEndpoint,
  renewRecoveryCodes as renewRecoveryCodesEndpoint,
  secondFactorState as secondFactorStateEndpoint,
} from '@sarabun/contract/session/second-factor';
import {
  directLogin,
  login as loginEndpoint,
  logout as logoutEndpoint,
  preLogin as preLoginEndpoint,
  revoke as revokeEndpoint,
  verify,
} from '@sarabun/contract/session/sign-in';
import * as pin from '@sarabun/contract/session/signing-pin';
import type { FastifyInstance } from 'fastify';
import { type Platform, serveAct, servePreparedAct, serveRead } from '../../platform/http';
import { agreeToTexts, consentTexts } from './consent/agree-to-texts';
import { consentVersions, issueConsentText } from './consent/consent-versions';
import { beginSecondFactor, confirmSecondFactor, endSecondFactor, renewRecoveryCodes, secondFactorState } from './proof/second-factor';
import { endStandingProof, removeSigningPin, setSigningPin, signingPin } from './proof/signing-pin';
import { activeUsers, endSessionOf } from './sessions/active-users';
import { userLogin } from './sessions/kept-login';
import type { SignInSettings } from './sessions/settings';
import { logout, revoke } from './sessions/sign-out';
import { login, preLogin } from './sign-in/sign-in';
import { farewell, welcome } from './sign-in/welcome-routes';
import { newChallenge } from './tries/captcha';

export function sessionRoutes(app: FastifyInstance, platform: Platform, settings: SignInSettings): void {
  serveRead(app, platform, preLoginEndpoint, (context, input) => preLogin(context, input, settings));
  serveRead(app, platform, loginEndpoint, async (context, input, http) => welcome(http, settings, await login(context, input, settings)));
  serveRead(app, platform, directLogin, async (context, input, http) => welcome(http, settings, await login(context, input, settings)));
  serveRead(app, platform, verify, async (context) => ({ userLogin: await userLogin(context) }));
  serveRead(app, platform, logoutEndpoint, async ({ act }, _, http) => farewell(http, await act('logout', logout)));
  serveRead(app, platform, revokeEndpoint, async ({ act }, _, http) => farewell(http, await act('revoke', revoke)));
  // Where the agency asks for no captcha, nothing ever asks for a challenge.
  serveRead(app, platform, captchaChallenge, async ({ now }) => ({ challenge: settings.captcha ? newChallenge(settings.captcha, now) : '' }));
  serveAct(app, platform, requestPdpa, agreeToTexts);
  serveRead(app, platform, consentTextsEndpoint, consentTexts);
  serveRead(app, platform, consentVersionsEndpoint, consentVersions);
  serveAct(app, platform, issueConsentEndpoint, issueConsentText);
  serveRead(app, platform, activeUsersEndpoint, activeUsers);
  serveAct(app, platform, endSessionOfEndpoint, endSessionOf);
  serveRead(app, platform, secondFactorStateEndpoint, (context) => secondFactorState(context, settings));
  serveRead(app, platform, beginSecondFactorEndpoint, (context, input) => beginSecondFactor(context, input, settings));
  serveAct(app, platform, confirmSecondFactorEndpoint, (context, input) => confirmSecondFactor(context, input, settings.secrets));
  serveRead(app, platform, renewRecoveryCodesEndpoint, (context, input) => renewRecoveryCodes(context, input, settings));
  servePreparedAct(app, platform, endSecondFactorEndpoint, (context, input) => endSecondFactor(context, input, settings));
  serveRead(app, platform, pin.signingPin, signingPin);
  servePreparedAct(app, platform, pin.setSigningPin, (context, input) => setSigningPin(context, input, settings));
  servePreparedAct(app, platform, pin.removeSigningPin, (context, input) => removeSigningPin(context, input, settings));
  serveAct(app, platform, pin.endStandingProof, endStandingProof);
}
