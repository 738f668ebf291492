import { allEndpoints } from '@sarabun/contract/all-endpoints';
import type { Endpoint } from '@sarabun/contract/endpoint';
import { afterAll, describe, expect, it } from 'vitest';
import { letterFor } from '../test/letters';
import { ownLettersOf } from '../test/own-letters';
import { testPortal } from '../test/portal';
import { routeOf } from '../test/route';
import { formText, validInput } from '../test/valid-input';
import { publishItem } from './features/collections';

/** A person who has not consented learns nothing about letters from any read. The same person saw the letter everywhere before. */
const subject = 'เรื่องที่ยังไม่ควรเห็น';
const portal = await testPortal();
const { db } = portal.running;
const unit = await portal.unit();
const other = await portal.unit();
const colleague = await portal.person(unit, { function: 'registryHead', clearance: 3 });
const reader = await portal.person(unit, { function: 'registrar', clearance: 3 });
await portal.person(other, { function: 'registrar' });
const { deskId } = await portal.headPost(unit, reader);
await portal.role(reader, 'auditor');
const pages = await db.selectFrom('menu').where('type', '=', 's').where('action', '<>', '').select('action').execute();
for (const action of new Set(pages.map((page) => page.action))) await portal.grant(reader, action, 'manage');

const route = routeOf(portal);
const letters = ownLettersOf(portal);
const waiting = await letterFor(portal, colleague, unit, { subject });
const { legId, documentId } = await route.received(reader, unit, { subject, dueOn: '2026-02-01' });
await route.assign(reader, legId, { parties: [{ deskId: reader.deskId, responsibility: 'main' }] });
await route.follow(reader, legId);
await route.received(reader, unit, { subject, secrecy: 2 });
await letters.submitted(colleague, {
  ownerUnitId: unit.unitId,
  receivers: [{ deskId: other.deskId, name: 'กองอื่น' }],
  steps: [{ deskId, role: 'sign' }],
  content: { subject },
});
const draft = (await letters.save(reader, { ownerUnitId: unit.unitId, steps: [{ deskId, role: 'sign' }], content: { subject } })).body.item;
const circular = { collection: 'circular', documentId, meetingNumber: null, announcedOn: '2026-01-05' } as const;
await portal.act((context) => publishItem(context, circular), await portal.actor(reader));
await portal.deliver();
const register = await db
  .selectFrom('register')
  .innerJoin('register_entry as entry', 'entry.register_id', 'register.id')
  .select(['register.id', 'entry.year'])
  .executeTakeFirstOrThrow();

/** Inputs for which the calls would return the letters. */
const inputs: Readonly<Record<string, object[]>> = {
  getTodoList: Object.keys((await portal.post('/api/sarabun/get-todo-lists', {}, { as: reader })).body.items).map((typeCode) => ({ typeCode })),
  getTodoLists: [{}, { search: subject }],
  getDashboard: [{}, { querySearch: subject }],
  getAllNotifications: [{}, { search: subject }],
  listFollowed: ['given', 'followed', 'work'].map((kind) => ({ kind, side: 'mine' })),
  searchLetters: [{ query: subject }],
  openDocument: [{ documentId }, { documentId: waiting.documentId }],
  openDraft: [{ documentId: draft.documentId }],
  listRegister: [{ registerId: register.id, year: register.year }],
  pendingLetters: [{ key: `unit:${unit.unitId}` }, { key: `person:${reader.personId}` }],
};

async function ask(endpoint: Endpoint, input: object): Promise<{ code: number; text: string }> {
  const query = formText(input);
  const reply =
    endpoint.method === 'GET'
      ? await portal.get(query ? `${endpoint.path}?${query}` : endpoint.path, { as: reader })
      : await portal.post(endpoint.path, input as Record<string, unknown>, { as: reader });
  return { code: reply.code, text: JSON.stringify(reply.body) };
}

const reads = allEndpoints.filter(({ kind, access }) => kind === 'read' && access !== 'anyone');
const inputsOf = (endpoint: Endpoint) => inputs[endpoint.name] ?? [validInput(endpoint.request) as object];

const seen: string[] = [];
for (const endpoint of reads) for (const input of inputsOf(endpoint)) if ((await ask(endpoint, input)).text.includes(subject)) seen.push(endpoint.name);
await portal.deliver();
await db.deleteFrom('consent').where('person_id', '=', reader.personId).execute();

afterAll(() => expect(Object.keys(inputs).filter((name) => !seen.includes(name))).toEqual([]));

describe.each(reads.map((endpoint) => [endpoint.name, endpoint] as const))('%s', (_, endpoint) => {
  it('tells who has not consented of no letter what it is about', async () => {
    for (const input of inputsOf(endpoint)) {
      const { code, text } = await ask(endpoint, input);
      expect(text).not.toContain(subject);
      if (endpoint.beforeConsent) expect([200, 404]).toContain(code);
      else expect([code, text]).toEqual([403, expect.stringContaining('consentRequired')]);
    }
  });
});
