import { password, type TestPerson, type TestUnit, type testPortal } from './portal';

const pin = '482137';
const path = '/api/core/certificates';

/** Helpers for tests in which persons request and collect certificates; `keeper` decides. */
export function certificatesOf(portal: Awaited<ReturnType<typeof testPortal>>, unit: TestUnit, keeper: TestPerson) {
  const own = async (as: TestPerson) => (await portal.get(`${path}/own`, { as })).body;
  const ask = (as: TestPerson, reason = 'ต้องลงนามหนังสือ') => portal.post(`${path}/request`, { reason }, { as });
  const decide = (as: TestPerson, requestId: number, approve = true, text = '') => portal.post(`${path}/decide`, { requestId, approve, text }, { as });
  const collect = (as: TestPerson, requestId: number, more: object = {}) => portal.post(`${path}/collect`, { requestId, pin, password, ...more }, { as });
  const openOf = async (as: TestPerson) => (await own(as)).open.requestId as number;
  return {
    own,
    ask,
    decide,
    collect,
    openOf,
    async holder() {
      const person = await portal.person(unit);
      await ask(person);
      await decide(keeper, await openOf(person));
      return { person, certificateId: (await collect(person, await openOf(person))).body.certificateId as number };
    },
    /** The titles of a person's notices since the last call. */
    async heard(as: TestPerson): Promise<string[]> {
      await portal.deliver();
      const { items } = (await portal.post('/api/sarabun/get-notifications', {}, { as })).body;
      await portal.post('/api/sarabun/notification-update-read-all', {}, { as });
      return items.alerts.filter((alert: { IS_READ: boolean }) => !alert.IS_READ).map((alert: { NN_TITLE: string }) => alert.NN_TITLE);
    },
  };
}
