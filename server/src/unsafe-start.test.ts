import { expect, it } from 'vitest';
import { readConfig } from './config';
import { reasonsNotToStart } from './unsafe-start';

const reasons = (environment: Record<string, string>, holdsDemonstration = false) => reasonsNotToStart(readConfig(environment), holdsDemonstration).join('\n');
const real = { DEMONSTRATION: '0', HOST: '0.0.0.0', PUBLIC_URL: 'https://portal.example.go.th' };

it('starts on this machine alone, in DEV mode, and with https', () => {
  for (const environment of [{}, { DEMONSTRATION: '0' }, { HOST: '0.0.0.0', APP_MODE: 'DEV' }, real]) expect(reasons(environment)).toBe('');
  expect(reasons({ ...real, HOST: '127.0.0.1', PUBLIC_URL: 'http://localhost:3000' })).toBe('');
});

it('refuses the demonstration office, also one that the database holds', () => {
  expect(reasons({ ...real, DEMONSTRATION: '1' })).toMatch(/^DEMONSTRATION must be 0.*\nTo try the product/);
  expect(reasons(real, true)).toMatch(/^This database holds the demonstration office/);
  expect(reasons({ APP_MODE: 'DEV' }, true)).toBe('');
});

it('refuses plain http where others reach it, and mails from nobody', () => {
  expect(reasons({ DEMONSTRATION: '0', HOST: '10.0.0.5' })).toMatch(/^PUBLIC_URL must be an https/);
  expect(reasons({ ...real, PUBLIC_URL: 'http://portal.example.go.th' })).toMatch(/^PUBLIC_URL must be an https/);
  expect(reasons({ ...real, SMTP_URL: 'smtp://mail.example.go.th' })).toMatch(/^MAIL_FROM must be an address of the agency/);
  expect(reasons({ ...real, SMTP_URL: 'smtp://mail.example.go.th', MAIL_FROM: 'saraban@example.go.th' })).toBe('');
});
