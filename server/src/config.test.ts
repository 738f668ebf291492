import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { hasOutbox, readConfig, variables, WrongConfig } from './config';

it('takes its standards from an empty environment, and counts an empty value as unset', () => {
  expect(readConfig({})).toMatchObject({
    APP_NAME: 'DEV-MIX',
    APP_MODE: 'DEV',
    HOST: '127.0.0.1',
    PORT: 3000,
    DATABASE_URL: null,
    IDLE_MS: 1_800_000,
    UPLOAD_LIMIT: 50 * 1024 * 1024,
  });
  expect(readConfig({ APP_NAME: '', PORT: ' ' })).toMatchObject({ APP_NAME: 'DEV-MIX', PORT: 3000 });
});

it('is DEV by itself only on this machine with the demonstration office, and else PROD', () => {
  const modeOf = (environment: Record<string, string>) => readConfig(environment).APP_MODE;
  for (const HOST of ['127.0.0.1', 'localhost', '::1']) expect([HOST, modeOf({ HOST })]).toEqual([HOST, 'DEV']);
  for (const HOST of ['0.0.0.0', '::', '10.0.0.5', 'portal.example.go.th']) expect([HOST, modeOf({ HOST })]).toEqual([HOST, 'PROD']);
  expect(modeOf({ DEMONSTRATION: '0' })).toBe('PROD');
  expect(modeOf({ PUBLIC_URL: 'https://portal.example.go.th' })).toBe('PROD');
  expect([modeOf({ APP_MODE: 'PROD' }), modeOf({ APP_MODE: 'DEV', HOST: '0.0.0.0' })]).toEqual(['PROD', 'DEV']);
});

it('has no mail outbox where the portal can be reached from elsewhere, whatever the mode', () => {
  const has = (environment: Record<string, string>) => hasOutbox(readConfig({ APP_MODE: 'DEV', ...environment }));
  expect([has({}), has({ PUBLIC_URL: 'http://127.0.0.1:3000' })]).toEqual([true, true]);
  expect([has({ HOST: '0.0.0.0' }), has({ PUBLIC_URL: 'https://portal.example.go.th' }), has({ APP_MODE: 'PROD' })]).toEqual([false, false, false]);
});

it('takes secrets from files', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sarabun-config-'));
  const file = join(folder, 'database');
  await writeFile(file, 'postgres://sarabun:secret@db/sarabun\n');
  expect(readConfig({ DATABASE_URL_FILE: file }).DATABASE_URL).toBe('postgres://sarabun:secret@db/sarabun');
  expect(() => readConfig({ DATABASE_URL_FILE: file, DATABASE_URL: 'postgres://x' })).toThrow('DATABASE_URL and DATABASE_URL_FILE must not both be set.');
  expect(() => readConfig({ SMTP_URL_FILE: join(folder, 'none') })).toThrow(/SMTP_URL_FILE must be a file that can be read.*ENOENT/);
  await writeFile(file, 'mysql://sarabun:secret@db');
  expect(() => readConfig({ DATABASE_URL_FILE: file })).toThrow(/^DATABASE_URL must be a postgres:\/\/ address\.$/);
  await rm(folder, { recursive: true });
});

it('stops with a sentence for each wrong value, without telling secrets', () => {
  const wrong = { APP_NAME: 'XYZ', PORT: '70000', PUBLIC_URL: 'ftp://x', DATABASE_URL: 'mysql://user:hidden@host', IDLE_MS: '1', TRUST_PROXY: 'yes' };
  const message = (() => {
    try {
      readConfig(wrong);
    } catch (error) {
      expect(error).toBeInstanceOf(WrongConfig);
      return (error as Error).message;
    }
  })();
  expect(message).toMatch(/APP_NAME must be one of IEAT.*"XYZ"/);
  expect(message).toMatch(/PORT must .*"70000"/);
  expect(message).toContain('DATABASE_URL must be a postgres:// address');
  expect(message).not.toContain('hidden');
  expect(message?.split('\n')).toHaveLength(6);
});

it('is explained in docs/operations.md, variable by variable', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8');
  for (const name of Object.keys(variables)) expect(page).toContain(`\`${name}\``);
});

it('takes nightly backups only where their keys have a place', () => {
  expect(() => readConfig({ BACKUP_FOLDER: '/backups' })).toThrow('BACKUP_KEYS_FOLDER must be set, because BACKUP_FOLDER is.');
  expect(() => readConfig({ BACKUP_AT: '25:00' })).toThrow('BACKUP_AT must be a time such as 02:00');
  expect(readConfig({ BACKUP_FOLDER: '/backups', BACKUP_KEYS_FOLDER: '/keys' })).toMatchObject({ BACKUP_AT: '02:00', BACKUP_KEEP: 30 });
});
