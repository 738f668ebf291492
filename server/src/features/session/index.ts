export { agreeToTexts } from './agree-to-texts';
export { type MailSettings, mailResetCode } from './mail-reset-code';
export { hashPassword } from './passwords';
export { recoveryRoutes } from './recovery-routes';
export { sessionRoutes } from './routes';
export type { SignInSettings } from './settings';
export { throwOutSessions } from './throw-out-sessions';
export { whoBears } from './who-bears';
