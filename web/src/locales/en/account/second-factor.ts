import type { Texts } from '../../catalogue';
import type th from '../../th/account/second-factor';

export default {
  title: 'Two-step verification',
  lead: 'Beside your password, signing in asks each time for a one-time code of an app on your phone.',
  state: 'State',
  on: 'On',
  off: 'Off',
  requiredOff: 'The agency demands two-step verification of this account. Please switch it on before you open letters or change anything.',
  requiredOn: 'The agency demands two-step verification of this account, so it cannot be switched off.',
  toSetup: 'Set it up now',
  what: 'Even someone who knows your password cannot sign in as you without your phone.',
  since: 'On since {{day}}.',
  left: '{{count}} recovery {{count|code|codes}} left.',
  few: 'You are running out of recovery codes. Please make new ones.',
  begin: { button: 'Switch on', title: 'Switch on two-step verification', text: 'Please enter your password, to show that it is you.' },
  renew: {
    button: 'Make new recovery codes',
    title: 'New recovery codes',
    text: 'The old codes will be worth nothing. Please enter your password and a code to confirm.',
  },
  end: {
    button: 'Switch off',
    title: 'Switch off two-step verification',
    text: 'Your password alone will then be enough to sign in. Please enter it and a code to confirm.',
  },
  codeOrRecovery: 'Code of the app, or a recovery code',
  setup: {
    app: 'Install an authenticator app on your phone',
    appHint: 'Such as Google Authenticator, Microsoft Authenticator, Aegis, or any other that knows TOTP',
    scan: 'Open the app and scan this QR code',
    picture: 'QR code for the authenticator app',
    type: 'If you cannot scan it, type this secret into the app. It is shown only now.',
    code: 'Enter the six digits that the app shows',
    send: 'Confirm and switch on',
  },
  codes: {
    print: 'Print',
    title: 'Recovery codes',
    once: 'Keep these codes in a safe place. Each replaces a code of the app once when you do not have your phone. They are shown only now.',
    download: 'Download as a file',
    done: 'I have kept them',
  },
} satisfies Texts<typeof th>;
