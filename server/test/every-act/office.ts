import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { allEndpoints } from '@sarabun/contract/all-endpoints';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import { testPortal } from '../portal';
import { twiceOn } from './twice';

/** A portal, a unit, and a person who may manage every settings page. */
export async function openOffice() {
  const line = createServer((_request, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"displayName":"office"}'));
  await new Promise<void>((done) => line.listen(0, '127.0.0.1', done));
  line.unref();
  const LINE_ENDPOINT = `http://127.0.0.1:${(line.address() as AddressInfo).port}`;
  const portal = await testPortal({
    environment: { LINE_ENDPOINT, PUBLIC_URL: 'https://portal.example.go.th', LDAP_URL: 'ldap://127.0.0.1:1', LDAP_BASE: 'dc=example' },
  });
  const unit = await portal.unit();
  const keeper = await portal.person(unit);
  await portal.role(keeper, 'administrator');
  const menus = new Set(allEndpoints.flatMap(({ access }) => (typeof access === 'object' ? [access.menu] : [])));
  for (const menu of menus) await portal.grant(keeper, menu, 'manage');
  return { portal, unit, keeper, twice: twiceOn(portal), today: bangkokDay(portal.running.world.clock()) };
}

export type Office = Awaited<ReturnType<typeof openOffice>>;
