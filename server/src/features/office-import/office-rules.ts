import { usernamePattern } from '@sarabun/contract/account-requests/account-requests';
import type { MasterValue, MasterValues } from '@sarabun/contract/settings/master-table';
import { isEmail } from '@sarabun/contract/values/email';
import type { Label } from '@sarabun/contract/values/label';
import type { PlannedLine } from '../settings';
import { officeFaults } from './refusals';

/** The existing office that a plan is checked against. */
export interface KnownOffice {
  /** Codes of the open units, normalised, with their ids. */
  units: ReadonlyMap<string, number>;
  hasRoot: boolean;
  prefixes: ReadonlySet<string>;
  suffixes: ReadonlySet<string>;
  /** User names of closed accounts: they are never reused. */
  usedUsernames: ReadonlySet<string>;
}

/** A unit that the file adds. */
export interface NewUnit {
  code: string;
  name: string;
  parentCode: string;
  letterCode: string;
  hasRegistry: boolean;
}

export const fold = (code: MasterValue | undefined) =>
  String(code ?? '')
    .normalize('NFC')
    .trim()
    .toLowerCase();
const text = (value: MasterValue | undefined) => String(value ?? '');

/** Checks planned lines against the office: marks each problem, and returns the new units. Pure. */
export function checkOffice(planned: readonly PlannedLine[], office: KnownOffice): NewUnit[] {
  const news = new Map<string, NewUnit>();
  for (const line of planned) {
    provePerson(line, office);
    if (line.what !== 'create') continue;
    const code = fold(line.values.unitCode);
    if (code === '' || office.units.has(code)) continue;
    const unit = unitOf(line.values);
    const known = news.get(code);
    if (!known) news.set(code, unit);
    else if (
      (unit.name !== '' && known.name !== '' && unit.name !== known.name) ||
      (unit.parentCode !== '' && known.parentCode !== '' && fold(unit.parentCode) !== fold(known.parentCode))
    )
      mark(line, 'unitCode', officeFaults.unitTwice);
    else
      news.set(code, {
        ...known,
        name: known.name || unit.name,
        parentCode: known.parentCode || unit.parentCode,
        letterCode: known.letterCode || unit.letterCode,
        hasRegistry: known.hasRegistry || unit.hasRegistry,
      });
  }
  const wrong = wrongUnits(news, office);
  for (const line of planned) {
    const fault = wrong.get(fold(line.values.unitCode));
    if (fault && line.what === 'create') mark(line, fault[0], fault[1]);
  }
  return [...news.values()];
}

/** Marks the lines of new units whose letter code is that of another registry. */
export function markCodes(planned: readonly PlannedLine[], faults: ReadonlyMap<string, Label>): void {
  const wrong = new Map([...faults].map(([code, fault]) => [fold(code), fault]));
  for (const line of planned) {
    const fault = wrong.get(fold(line.values.unitCode));
    if (fault && line.what === 'create') mark(line, 'letterCode', fault);
  }
}

function unitOf(values: MasterValues): NewUnit {
  return {
    code: text(values.unitCode),
    name: text(values.unitName),
    parentCode: text(values.parentUnitCode),
    letterCode: text(values.letterCode),
    hasRegistry: values.hasRegistry === true,
  };
}

function provePerson(line: PlannedLine, office: KnownOffice): void {
  const { values } = line;
  if (line.what === 'same') return;
  if ('username' in values && !usernamePattern.test(text(values.username))) mark(line, 'username', officeFaults.username);
  else if (line.id === null && office.usedUsernames.has(fold(values.username))) mark(line, 'username', officeFaults.usedUsername);
  if ('email' in values && !isEmail(text(values.email))) mark(line, 'email', officeFaults.email);
  if (text(values.prefix) !== '' && !office.prefixes.has(text(values.prefix))) mark(line, 'prefix', officeFaults.prefix);
  if (text(values.suffix) !== '' && !office.suffixes.has(text(values.suffix))) mark(line, 'suffix', officeFaults.suffix);
  if ((values.isHead === true || values.isExecutive === true) && text(values.postName) === '') mark(line, 'postName', officeFaults.headOfNothing);
  if (line.id !== null && 'unitCode' in line.before) mark(line, 'unitCode', officeFaults.fixedUnit);
}

/** Problems of the file's units: no name, no parent, or a cycle. */
function wrongUnits(news: ReadonlyMap<string, NewUnit>, office: KnownOffice): Map<string, [string, Label]> {
  const wrong = new Map<string, [string, Label]>();
  let roots = office.hasRoot ? 1 : 0;
  for (const [code, unit] of news) {
    const parent = fold(unit.parentCode);
    if (unit.name === '') wrong.set(code, ['unitName', officeFaults.unitName]);
    else if (parent === '') {
      if (roots++ > 0) wrong.set(code, ['parentUnitCode', officeFaults.root]);
    } else if (!office.units.has(parent) && !news.has(parent)) wrong.set(code, ['parentUnitCode', officeFaults.parent]);
    else if (isInCircle(code, news)) wrong.set(code, ['parentUnitCode', officeFaults.circle]);
  }
  return wrong;
}

function isInCircle(code: string, news: ReadonlyMap<string, NewUnit>): boolean {
  const seen = new Set<string>();
  for (let at = code; news.has(at); at = fold(news.get(at)?.parentCode)) {
    if (seen.has(at)) return true;
    seen.add(at);
  }
  return false;
}

function mark(line: PlannedLine, field: string, text: Label): void {
  if (!line.faults.some((fault) => fault.field === field)) line.faults.push({ field, text });
  line.what = 'wrong';
}
