import { allEndpoints } from '@sarabun/contract/all-endpoints';
import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { testBrowser } from '../test/outside/services';
import { ownLettersOf } from '../test/own-letters';
import { password, testPortal } from '../test/portal';
import { routeOf } from '../test/route';

/**
 * A person who names another's row is told that it does not exist, in every call that takes an id and does not belong to a settings page.
 */
const portal = await testPortal();
const unit = await portal.unit();
const other = await portal.unit();
const registrar = await portal.person(unit, { function: 'registrar' });
const head = await portal.person(unit);
const post = await portal.headPost(unit, head);
const stranger = await portal.person(other);

// The others' rows: a received letter, an own letter with its file and template, a session, a saved search, a receiver list, an
// absence, a certificate request.
const { legId, documentId } = await routeOf(portal).received(registrar, unit);
const draft = (await ownLettersOf(portal).save(registrar, { ownerUnitId: unit.unitId, steps: [{ deskId: post.deskId, role: 'sign' }] })).body;
const day = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);
const kept = (await portal.post('/api/sarabun/save-search', { name: 'ของฉัน', asked: { query: 'งบประมาณ' } }, { as: registrar })).body;
const receivers = [{ deskId: unit.deskId, name: 'กอง' }];
await portal.post('/api/sarabun/save-receiver-list', { name: 'ของฉัน', receivers }, { as: registrar });
await portal.post('/api/core/people/enter-own-absence', { kind: 'leave', note: '', startsOn: day, endsOn: day }, { as: registrar });
await portal.post('/api/sarabun/save-letter-template', { documentId: draft.item.documentId, name: 'ของฉัน', unitId: null }, { as: registrar });
const subscription = { endpoint: 'https://push.example.com/send/1', keys: testBrowser().keys };
await portal.post('/api/core/push-devices/add', subscription, { as: registrar });
await portal.post('/api/core/certificates/request', { reason: '' }, { as: registrar });
const { db } = portal.running;
const first = async (
  table: 'certificate_request' | 'receiver_list' | 'absence' | 'session' | 'register' | 'register_entry' | 'push_device' | 'letter_template',
) => Number((await db.selectFrom(table).select('id').orderBy('id').executeTakeFirstOrThrow()).id);

/** The other's row for each field that names one. */
const rows: Readonly<Record<string, unknown>> = {
  legId,
  legIds: [legId],
  documentId,
  sessionId: await first('session'),
  listId: await first('receiver_list'),
  deviceId: await first('push_device'),
  requestId: await first('certificate_request'),
  absenceId: await first('absence'),
  registerId: await first('register'),
  entryId: await first('register_entry'),
  letterTemplateId: await first('letter_template'),
  template: await first('letter_template'),
};
const drafts = [
  'draftLock',
  'takeDraft',
  'addRemarks',
  'letterRemarks',
  'settleRemarks',
  'saveDraft',
  'openDraft',
  'cancelDraft',
  'letterVersions',
  'submitDraft',
  'saveLetterTemplate',
];
const rowOf = (call: string, field: string): unknown => {
  if (field === 'documentId' && drafts.includes(call)) return draft.item?.documentId ?? draft.documentId;
  return call === 'forgetSearch' && field === 'id' ? kept.item.id : rows[field];
};

/** Valid values for the other fields of some calls, so that the row is what they refuse. */
const party = { deskId: unit.deskId, responsibility: 'main' };
const tab = '0'.repeat(32);
const words: Readonly<Record<string, Record<string, unknown>>> = {
  commandDocument: { choice: 'acknowledged' },
  recordResult: { decidedBy: 'ที่ประชุม' },
  assignPresent: { deskId: other.deskId, parties: [party] },
  changeAssignees: { parties: [party] },
  signLetter: { password },
  signLetters: { password },
  draftLock: { tab },
  takeDraft: { tab, from: tab },
};
const always = { reason: 'เพราะทดสอบ', text: 'ข้อความ' };

interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  default?: unknown;
  minLength?: number;
  minItems?: number;
  minimum?: number;
  format?: string;
  pattern?: string;
}

/** A value that a schema accepts. */
function sample(schema: Schema): unknown {
  if (schema.default !== undefined) return schema.default;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return sample(schema.anyOf[0] as Schema);
  if (schema.type === 'object') return Object.fromEntries((schema.required ?? []).map((name) => [name, sample(schema.properties?.[name] ?? {})]));
  if (schema.type === 'array') return Array.from({ length: schema.minItems ?? 0 }, () => sample(schema.items ?? {}));
  if (schema.type === 'boolean') return true;
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, schema.minimum ?? 1);
  if (schema.format === 'date' || schema.pattern?.includes('\\d{4}')) return day;
  if (schema.format === 'uuid') return '00000000-0000-4000-8000-000000000000';
  return 'ก'.repeat(Math.max(5, schema.minLength ?? 0));
}

const asked = allEndpoints
  .filter(({ access }) => access === 'signedIn')
  .flatMap((endpoint) => {
    const schema = z.toJSONSchema(endpoint.request, { io: 'input', unrepresentable: 'any' }) as Schema;
    const named = Object.keys(schema.properties ?? {}).filter((field) => rowOf(endpoint.name, field) !== undefined);
    return named.length === 0 ? [] : [{ endpoint, schema, named }];
  });
const reached: string[] = [];
afterAll(() => expect(reached.length, 'calls that take the id of a row').toBeGreaterThan(30));

describe.each(asked.map((one) => [one.endpoint.name, one] as const))('%s', (name, { endpoint, schema, named }) => {
  it('knows nothing of the rows of others', async () => {
    const spoken = Object.fromEntries(Object.entries(always).filter(([field]) => field in (schema.properties ?? {})));
    const input = { ...(sample(schema) as object), ...spoken, ...words[name], ...Object.fromEntries(named.map((field) => [field, rowOf(name, field)])) };
    const query = () => new URLSearchParams(Object.entries(input).map(([field, value]): [string, string] => [field, String(value)]));
    const reply =
      endpoint.method === 'GET'
        ? await portal.get(`${endpoint.path}?${query()}`, { as: stranger })
        : await portal.post(endpoint.path, input as Record<string, unknown>, { as: stranger });
    reached.push(name);
    // Bulk calls answer per item.
    const each: unknown = reply.body.refused ?? reply.body.items;
    if (reply.code === 200 && 'legIds' in input) return expect(JSON.stringify(each)).toContain('ไม่พบข้อมูลที่ขอ');
    expect([403, 404], `${JSON.stringify(input)} ${JSON.stringify(reply.body).slice(0, 300)}`).toContain(reply.code);
  });
});
