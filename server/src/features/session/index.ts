export { agreeToTexts } from './agree-to-texts';
export { hashPassword } from './passwords';
export { sessionRoutes } from './routes';
export type { SignInSettings } from './settings';
export { throwOutSessions } from './throw-out-sessions';
export { whoBears } from './who-bears';
