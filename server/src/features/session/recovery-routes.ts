import { forgotPassword as forgotPasswordEndpoint, resetPassword as resetPasswordEndpoint } from '@sarabun/contract/session/recovery';
import type { FastifyInstance } from 'fastify';
import { type Platform, serveAct, serveRead } from '../../platform/http';
import { forgotPassword } from './forgot-password';
import type { MailSettings } from './mail-reset-code';
import { resetPassword } from './reset-password';

/** Getting back in without the password. */
export function recoveryRoutes(app: FastifyInstance, platform: Platform, settings: MailSettings): void {
  serveAct(app, platform, forgotPasswordEndpoint, forgotPassword);
  serveRead(app, platform, resetPasswordEndpoint, (context, input) => resetPassword(context, input, settings));
}
