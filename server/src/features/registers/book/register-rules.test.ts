import { bookFunctions, templateFault, usualTemplate } from '@sarabun/contract/registers/register';
import { expect, it } from 'vitest';
import type { Seat } from '../../../platform/action';
import { aroundNumber } from '../numbers/number-format-rules';
import { actionText, actionTextInEnglish } from './action-texts';
import { ownValueFaults } from './refusals';
import { allowedFunctions, type HeldRight, readerOf } from './register-rules';

const seat = (work: Seat['function'], unitId = 1): Seat => ({ deskId: unitId, deskKind: 'unit', unitId, function: work, postId: null });
const open = { unitId: 1, isSecret: false };
const secret = { unitId: 1, isSecret: true };
const who = (work: Seat['function'] | null, { clearance = 1, roles = [] as string[], rights = [] as HeldRight[] } = {}) =>
  readerOf({ seats: work ? [seat(work)] : [], clearance, roles }, rights);

it.each([
  ['a registrar', who('registrar'), { works: [1], secret: [], corrects: [], readsAll: false }],
  ['the head of the registry', who('registryHead'), { works: [1], secret: [], corrects: [1], readsAll: false }],
  ['a cleared registrar', who('registrar', { clearance: 2 }), { works: [1], secret: [1], corrects: [], readsAll: false }],
  ['the secret registrar', who('secretRegistrar', { clearance: 3 }), { works: [], secret: [1], corrects: [], readsAll: false }],
  ['a secret registrar whose clearance has ended', who('secretRegistrar'), { works: [], secret: [], corrects: [], readsAll: false }],
  ['an officer', who('self'), { works: [], secret: [], corrects: [], readsAll: false }],
  ['the auditor', who(null, { roles: ['auditor'] }), { works: [], secret: [], corrects: [], readsAll: true }],
  ['the administrator', who(null, { roles: ['administrator'] }), { works: [], secret: [], corrects: [], readsAll: false }],
])('%s looks at these registers', (_who, reader, expected) => {
  expect(reader).toMatchObject(expected);
});

const right = (what: HeldRight['what'], unitId = 1): HeldRight => ({ what, unitId });
it.each([
  ['a registrar', who('registrar'), open, ['export', 'print', 'issue', 'bulk']],
  ['the head of the registry', who('registryHead'), open, ['export', 'print', 'issue', 'bulk', 'correct']],
  ['the secret registrar', who('secretRegistrar', { clearance: 2 }), secret, ['export', 'print', 'issue', 'bulk', 'correct']],
  ['the auditor', who(null, { roles: ['auditor'] }), open, ['export', 'print']],
  ['a registrar with the right to reserve', who('registrar', { rights: [right('reserve')] }), open, ['export', 'print', 'issue', 'bulk', 'reserve']],
  ['one with that right elsewhere', who('registrar', { rights: [right('reserve', 2)] }), open, ['export', 'print', 'issue', 'bulk']],
  [
    'one who may take its numbers and back-date',
    who('self', { rights: [right('central'), right('backDate')] }),
    open,
    ['export', 'print', 'issue', 'bulk', 'backDate'],
  ],
  ['one who may back-date, but take no number', who('self', { rights: [right('backDate')] }), open, ['export', 'print']],
  ['one who may cancel', who('self', { rights: [right('cancel')] }), open, ['export', 'print', 'cancel']],
])('%s is offered this', (_who, reader, register, expected) => {
  expect(allowedFunctions(reader, register, bookFunctions)).toEqual(expected);
});

it('offers nothing that the settings do not', () => {
  expect(allowedFunctions(who('registryHead', { rights: [right('reserve')] }), open, ['print'])).toEqual(['print']);
});

it.each([
  ['ทด ๐๐๐๑/{เลข}', 'ทด ๐๐๐๑/', ''],
  ['ทด ๐๐๐๑/ว {เลข}', 'ทด ๐๐๐๑/ว ', ''],
  ['{เลข}/{ปี}', '', '/๒๕๖๙'],
  ['อว ๐๖๕๒.๑.๒/{เลข}', 'อว ๐๖๕๒.๑.๒/', ''],
  ['{ปี}-{เลข} ก', '๒๕๖๙-', ' ก'],
])('%s is printed around a number', (template, prefix, suffix) => {
  expect(templateFault(template)).toBeNull();
  expect(aroundNumber(template, 2569)).toEqual({ prefix, suffix });
});

it.each(['ทด ๐๐๐๑', '{เลข}{เลข}', '{เลข}/{ปี}/{ปี}', '{เลข}/{year}', '{เลข}}'])('%s is refused', (template) => {
  expect(templateFault(template)).not.toBeNull();
});

it('prints as the regulation has it where nothing else is said', () => {
  const kinds = ['receive', 'send', 'circular', 'order', 'certificate', 'licence'] as const;
  expect(kinds.map((kind) => usualTemplate(kind, 'นร ๐๑๐๖'))).toEqual(['{เลข}', 'นร ๐๑๐๖/{เลข}', 'นร ๐๑๐๖/ว {เลข}', '{เลข}/{ปี}', '{เลข}/{ปี}', '{เลข}/{ปี}']);
});

const step = (to: string) => ({ purpose: 'assignment' as const, to, on: '2026-11-21', way: null });
it.each([
  [[], [], null, ''],
  [[{ ...step('ผู้อำนวยการ'), purpose: 'presentation' as const }], [], null, 'เสนอ ผู้อำนวยการ ๒๑ พ.ย. ๒๕๖๙'],
  [[step('ก'), step('ข'), step('ค'), step('ง')], [], null, 'มอบ ก ๒๑ พ.ย. ๒๕๖๙; มอบ ข ๒๑ พ.ย. ๒๕๖๙; มอบ ค ๒๑ พ.ย. ๒๕๖๙; และอีก ๑ ราย'],
  [[], [{ number: 'ทด ๐๐๐๑/5', on: '2026-11-22' }], { how: 'closed' as const, on: '2026-11-23' }, 'ตอบโดย ที่ ทด ๐๐๐๑/๕ ลว. ๒๒ พ.ย. ๒๕๖๙; ปิดเรื่อง ๒๓ พ.ย. ๒๕๖๙'],
  [[{ ...step('กรมอื่น'), purpose: 'dispatch' as const, way: 'post' }], [], null, 'ส่ง กรมอื่น ทางไปรษณีย์ ๒๑ พ.ย. ๒๕๖๙'],
  [
    [{ ...step('กองคลัง'), purpose: 'command' as const }],
    [],
    { how: 'reported' as const, on: '2026-11-23' },
    'สั่งการ กองคลัง ๒๑ พ.ย. ๒๕๖๙; รายงานผล ๒๓ พ.ย. ๒๕๖๙',
  ],
])('what was done is said in the words of paper', (steps, answers, end, said) => {
  expect(actionText(steps, answers, end)).toBe(said);
});

it.each([
  [[], [], null, ''],
  [
    [step('A'), step('B'), step('C'), step('D')],
    [],
    { how: 'reported' as const, on: '2026-11-23' },
    'Assigned → A, 21 Nov 2569; Assigned → B, 21 Nov 2569; Assigned → C, 21 Nov 2569; and 1 more; Reported, 23 Nov 2569',
  ],
  [
    [{ ...step('Ministry'), purpose: 'dispatch' as const, way: 'post' }],
    [{ number: 'ทด ๐๐๐๑/๕', on: '2026-11-22' }],
    { how: 'closed' as const, on: '2026-11-23' },
    'Send out by post → Ministry, 21 Nov 2569; Answered by No. ทด ๐๐๐๑/๕ dated 22 Nov 2569; Closed, 23 Nov 2569',
  ],
])('what was done is said in English where English is read', (steps, answers, end, said) => {
  expect(actionTextInEnglish(steps, answers, end)).toBe(said);
});

it('knows what suits an own column', () => {
  const column = (valueKind: 'text' | 'date' | 'number') => ({ columnId: 5, field: null, valueKind, title: { th: '', en: '' }, width: 20 });
  const wrong = (valueKind: 'text' | 'date' | 'number', value: string) => Object.keys(ownValueFaults([{ column: column(valueKind), value }])).length > 0;
  expect([wrong('date', '2026-02-29'), wrong('date', '21/11/2569'), wrong('number', '1,5'), wrong('number', '๑')]).toEqual([true, true, true, true]);
  expect([wrong('date', '2026-11-21'), wrong('number', '-1.5'), wrong('text', 'ก'), wrong('date', '')]).toEqual([false, false, false, false]);
});
