import './cheap-pins';
import { readConfig } from '../../src/config';
import { makeLog } from '../../src/platform/log';
import { runPortal } from '../../src/running';

/** Signs a letter in another process of a portal, and dies at a moment of it, as in a power cut. */
const { connection, folder, token, letter, moment } = JSON.parse(process.argv[2] ?? '{}');
const config = readConfig({ LOG_LEVEL: 'silent', PORT: '0', DATABASE_CONNECTIONS: '4', DATA_DIR: folder });
const { app, press, world } = await runPortal({ config, connection, pages: null, isShared: true, log: makeLog('silent') });
const die = (): never => {
  process.kill(process.pid, 'SIGKILL');
  throw new Error('still alive');
};
const { typesetting, storage } = press;
const take: typeof storage.take = async (content, limit) => {
  const intake = await storage.take(content, limit);
  return { ...intake, keep: () => intake.keep().then(die) };
};
// The number is given, and the PDF is not set yet.
if (moment === 'setting') press.typesetting = { ...typesetting, typeset: async () => die() };
// The PDF is signed, and not kept yet.
if (moment === 'keeping') press.storage = { ...storage, take: async () => die() };
// The signed PDF is on the disk, and the transaction is not committed.
if (moment === 'kept') press.storage = { ...storage, take };
// The transaction is committed, and nobody was answered.
if (moment === 'committed') world.wake = die;
await app.inject({ method: 'POST', url: '/api/sarabun/sign-letter', payload: letter, headers: { authorization: `Bearer ${token}` } });
