import type { Texts } from '../../catalogue';
import type th from '../../th/account/session';

export default {
  emblemOf: 'Emblem of {{agency}}',
  motto: 'Receive · present · sign · send · follow — every route of a letter in one place',
  hello: 'Sign in with your staff account',
  username: 'User name',
  password: 'Password',
  showPassword: 'Show the password',
  hidePassword: 'Hide the password',
  forgot: 'Forgotten password',
  signIn: 'Sign in',
  byProvider: 'Sign in with {{provider}}',
  register: 'Ask for an account',
  verifyLetter: 'Verify a letter by its code',
  encrypted: 'Encrypted connection',
  usernameMissing: 'Please enter your user name',
  passwordMissing: 'Please enter your password',
  notKept:
    'This browser does not let the system store anything, or its storage is full. You can work in this tab as usual, but must sign in again after reloading the page or in another tab',
  useThisDevice: 'Do you want to use this device?',
  signedIn: 'Signed in',
  welcome: 'Welcome, {{name}}',
  notFound: 'No such user',
  checkAgain: 'Please check user name and password, and try again',
  secondFactor: {
    title: 'Two-step verification',
    text: 'Open the authenticator app on your phone and enter the six digits it shows.',
    code: 'Code of the app',
    recoveryText: 'Enter one of the recovery codes you kept. Each is good once.',
    recoveryCode: 'Recovery code',
    useRecovery: 'No phone at hand? Use a recovery code',
    useApp: 'Use the code of the app',
    missing: 'Please enter the code',
  },
  ended: {
    expired: 'Your session has ended. Please sign in again; you will return to the page you were on.',
    elsewhere: 'This account has signed in on another device, so this one was signed out. If it was not you, please tell the administrator.',
    revoked: 'The session of this device was ended. Please sign in again.',
    password:
      'The password of this account was changed, so every device was signed out. Please sign in with the new one. If it was not you, please tell the administrator.',
    closed: 'This account has been suspended. Please ask the administrator.',
    idle: 'You were signed out for safety after a long time without activity.',
  },
  cookies: {
    name: 'Cookies',
    title: 'This site uses cookies',
    text: 'All cookies only remember your session and language, and follow nothing outside this system.',
    policy: 'Read the policy',
    accept: 'Accept all cookies',
  },
  idle: {
    title: 'No activity for a long time',
    text: 'You will be signed out in {{seconds}} seconds',
    stay: 'Keep working',
  },
} satisfies Texts<typeof th>;
