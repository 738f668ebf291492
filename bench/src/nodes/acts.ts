import { sendServerMessage } from '@sarabun/contract/notifications/server-messages';
import type { People } from './people';

const registerPath = '/api/sarabun/register-incoming';
const letter = { kind: 1, number: 'นร ๐๑๐๑/๑', datedOn: '2026-01-05', sender: 'สำนักนายกรัฐมนตรี', addressee: 'ปลัดกระทรวง', speed: 1, secrecy: 1 };

/** What people do that others hear of. Anything but success is an error. */
export const actsOf = ({ registrar, administrator, deskId }: People) => ({
  registerLetter: (address: string) => post(address, registerPath, registrar, { ...letter, deskId, subject: 'ขอเชิญประชุม' }),
  tellEverybody: (address: string) =>
    post(address, sendServerMessage.path, administrator, { th: 'ระบบจะปิดปรับปรุงเวลา ๑๘.๐๐ น.', en: '', module: null, endsOn: '2099-12-31', endsAt: '18:00' }),
});

export async function post<Answer>(address: string, path: string, token: string, body: object): Promise<Answer> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const reply = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) });
  const text = await reply.text();
  if (!reply.ok || JSON.parse(text).status !== 'success') throw new Error(`${path} answered ${reply.status} ${text.slice(0, 300)}`);
  return JSON.parse(text);
}
