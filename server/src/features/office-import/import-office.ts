import { officeSheet } from '@sarabun/contract/office-import/office-sheet';
import type { SheetFormat } from '@sarabun/contract/settings/master-calls';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import type { Label } from '@sarabun/contract/values/label';
import type { ActContext, Prepared, ReadContext } from '../../platform/action';
import type { Database } from '../../platform/database';
import { queueMails } from '../../platform/mail';
import { sheetOf } from '../../platform/media/sheet-writer';
import { type AccountRequestSettings, createdMail, firstPasswordBy, linkDays } from '../account-requests';
import { faultsOfCodes } from '../people';
import { hashOf, hashPassword, newToken } from '../session';
import { importHasFaults, nameOfPlan, namesFor, type PlannedLine, planIsOld, planSheet, readSheet, shownLines } from '../settings';
import { checkOffice, markCodes, type NewUnit } from './office-rules';
import { findKnownOffice, findKnownPersons, insertPersons, insertUnits, lockOffice, updatePersons } from './office-store';
import { example } from './office-texts';

interface Sheet {
  format: SheetFormat;
  content: string;
}

/** Previews line by line what an office spreadsheet would add and change, with its problems. Changes nothing. */
export async function previewOffice(context: ReadContext, sheet: Sheet) {
  const { planned } = await plan(context.db, await readSheet(context, sheet), bangkokDay(context.now));
  return shownLines(planned, context.origin.language);
}

/** Imports a previewed office: completely or not at all. Every new person gets a mailed link to set a first password. */
export async function importOffice(
  context: ReadContext,
  { plan: seen, ...sheet }: Sheet & { plan: string },
  settings: AccountRequestSettings,
): Promise<Prepared<{ created: number; updated: number }>> {
  const read = await readSheet(context, sheet);
  return (act) => takeOffice(act, { read, seen }, settings);
}

async function takeOffice(
  context: ActContext,
  { read, seen }: { read: Awaited<ReturnType<typeof readSheet>>; seen: string },
  settings: AccountRequestSettings,
) {
  const { db, actor, now, audit } = context;
  await lockOffice(db);
  const { planned, units } = await plan(db, read, bangkokDay(now));
  if (nameOfPlan(planned) !== seen) throw planIsOld();
  const wrong = planned.filter(({ what }) => what === 'wrong').length;
  if (wrong > 0) throw importHasFaults(wrong);
  const by = { by: actor.personId, now };
  await insertUnits(db, units, by);
  const created = await addPersons(context, planned, settings);
  const changes = planned.filter(({ what }) => what === 'update');
  const updated = changes.length > 0 ? await updatePersons(db, changes.map(changeOf), by) : 0;
  if (updated !== changes.length) throw planIsOld();
  audit({ detail: { created, updated, units: units.length } });
  return { created, updated };
}

const changeOf = ({ id, version, before, values }: PlannedLine) => ({
  id: id ?? 0,
  version: version ?? 0,
  values: Object.fromEntries(Object.keys(before).map((name) => [name, values[name] ?? null])),
});

const dayMs = 24 * 60 * 60 * 1000;

async function addPersons({ db, actor, now }: ActContext, planned: readonly PlannedLine[], { agency, publicUrl }: AccountRequestSettings): Promise<number> {
  const news = planned.filter(({ what }) => what === 'create').map(({ values }) => ({ values, token: newToken() }));
  if (news.length === 0) return 0;
  // No password opens these accounts: the hash is that of a random secret, until the owner sets a password through
  // the link.
  const passwordHash = await hashPassword(newToken());
  const persons = news.map(({ values, token }) => ({ ...values, tokenHash: hashOf(token).toString('hex') }));
  await insertPersons(db, persons, { passwordHash, expiresAt: new Date(now.getTime() + linkDays * dayMs), today: bangkokDay(now), by: actor.personId, now });
  const name = await agency(db);
  const mails = news.map(({ values, token }) => {
    return { to: String(values.email), ...createdMail(name, { username: String(values.username), first: firstPasswordBy(token, publicUrl) }) };
  });
  await queueMails(db, mails, now);
  return news.length;
}

async function plan(db: Database, rows: Awaited<ReturnType<typeof readSheet>>, today: string): Promise<{ planned: PlannedLine[]; units: NewUnit[] }> {
  const [known, office, names] = [await findKnownPersons(db), await findKnownOffice(db), await namesFor(db, officeSheet)];
  const planned = planSheet(officeSheet, rows, known, names).map((line) => ({ ...line, faults: [...line.faults] }));
  for (const line of planned) forgetPost(line);
  const units = checkOffice(planned, office);
  // A unit has no id yet; it goes by its place among the new ones.
  const codes = units.flatMap(({ name, letterCode, hasRegistry }, index) => (hasRegistry ? [{ unitId: -1 - index, name, letterCode }] : []));
  const faults = await faultsOfCodes({ db }, codes, today);
  markCodes(planned, new Map(units.flatMap(({ code }, index) => (faults.has(-1 - index) ? [[code, faults.get(-1 - index) as Label]] : []))));
  return { planned, units };
}

const ofPersons = new Set(['prefix', 'firstName', 'lastName', 'suffix', 'firstNameEn', 'lastNameEn', 'email', 'phone', 'employeeTypeId', 'unitCode']);

/** For an existing person the sheet changes only personal data. */
function forgetPost(line: PlannedLine): void {
  if (line.id === null) return;
  line.before = Object.fromEntries(Object.entries(line.before).filter(([name]) => ofPersons.has(name)));
  if (line.what === 'update' && Object.keys(line.before).length === 0) line.what = 'same';
}

/** An empty office spreadsheet with one example line. */
export async function officeTemplate({ origin: { language }, actor: { personId } }: ReadContext) {
  const fields = Object.entries(officeSheet.fields).filter(([name]) => name !== 'position');
  const heading = fields.map(([, field]) => field.label[language]);
  return sheetOf({ name: 'office', title: officeSheet.title[language], format: 'xlsx', heading, rows: [example], personId });
}
