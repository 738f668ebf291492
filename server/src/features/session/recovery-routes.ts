import { changePassword as changePasswordEndpoint } from '@sarabun/contract/session/change-password';
import {
  endOtherSessions as endOtherSessionsEndpoint,
  endSession as endSessionEndpoint,
  mySessions as mySessionsEndpoint,
} from '@sarabun/contract/session/devices';
import { forgotPassword as forgotPasswordEndpoint, resetPassword as resetPasswordEndpoint } from '@sarabun/contract/session/recovery';
import type { FastifyInstance } from 'fastify';
import { deviceCookie, type Platform, serveAct, servePreparedAct, serveRead } from '../../platform/http';
import { endOtherSessions, endSession, mySessions } from './devices/my-devices';
import { changePassword } from './reset/change-password';
import { forgotPassword } from './reset/forgot-password';
import type { MailSettings } from './reset/mail-reset-code';
import { resetPassword } from './reset/reset-password';
import { hashOf, newToken } from './sessions/tokens';
import { deviceDays, farewell } from './sign-in/welcome-routes';

export function recoveryRoutes(app: FastifyInstance, platform: Platform, settings: MailSettings): void {
  servePreparedAct(app, platform, forgotPasswordEndpoint, async (context, input, http) => {
    const device = context.origin.device ?? newToken();
    http.setCookie(deviceCookie, device, deviceDays);
    return forgotPassword(context, input, hashOf(device));
  });
  servePreparedAct(app, platform, resetPasswordEndpoint, (context, input) => resetPassword(context, input, settings));
  servePreparedAct(app, platform, changePasswordEndpoint, (context, input) => changePassword(context, input, settings));
  serveRead(app, platform, mySessionsEndpoint, mySessions);
  serveRead(app, platform, endSessionEndpoint, async ({ act, actor }, input, http) => {
    const answer = await act('endSession', (context) => endSession(context, input));
    return input.sessionId === actor.sessionId ? farewell(http, answer) : answer;
  });
  serveAct(app, platform, endOtherSessionsEndpoint, endOtherSessions);
}
