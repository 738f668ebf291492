import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import { templateFault } from '@sarabun/contract/registers/register';
import type * as calls from '@sarabun/contract/registers/registration-display';
import { toThaiDigits } from '@sarabun/contract/values/thai-digits';
import type { ActContext, ReadContext } from '../../../platform/action';
import { buddhistYear } from '../../../platform/clock';
import { wrongField } from '../../../platform/errors';
import { notFound } from '../../../platform/refusals';
import { faultOfUnits } from '../../people';
import { endsBeforeItBegins, formatOverlaps, noSuchRegister, secretNotShared, seriesThere } from '../book/refusals';
import { aroundNumber } from '../numbers/number-format-rules';
import {
  findFormats,
  findRegistries,
  findRegistry,
  findShown,
  formsWithout,
  insertSeries,
  overlapsFormat,
  replaceShown,
  saveFormat,
} from './registration-store';

export async function listRegistries({ db }: ReadContext) {
  return { items: await findRegistries(db) };
}

/** The registers shown to a registry, and how its numbers are printed. */
export async function getRegistration(
  { db, now }: ReadContext,
  { unitId }: InputOf<typeof calls.getRegistration>,
): Promise<AnswerOf<typeof calls.getRegistration>> {
  const registry = await findRegistry(db, unitId);
  if (!registry) throw notFound();
  const [registers, formats, forms] = await Promise.all([findShown(db, unitId), findFormats(db, unitId), formsWithout(db, unitId)]);
  return { ...registry, registers, forms, formats: formats.map((format) => ({ ...format, example: exampleOf(format.template, buddhistYear(now)) })) };
}

function exampleOf(template: string, year: number): string {
  const { prefix, suffix } = aroundNumber(template, year);
  return prefix + toThaiDigits('123') + suffix;
}

/**
 * Sets the registers shown to a registry. Secret registers of others are never shown: they depend on clearance and the secret registrar's
 * function.
 */
export async function saveRegistration({ db, audit }: ActContext, { unitId, registers }: InputOf<typeof calls.saveRegistration>) {
  if (!(await findRegistry(db, unitId))) throw notFound();
  const known = new Map((await findShown(db, unitId)).map((register) => [register.registerId, register]));
  for (const { registerId, isShown } of registers) {
    const register = known.get(registerId);
    if (!register) throw noSuchRegister();
    if (isShown && register.isSecret && register.unitId !== unitId) throw secretNotShared();
  }
  await replaceShown(db, unitId, registers);
  audit({ detail: { unitId, registers: registers.length } });
  return {};
}

/** Opens the register of an agency form before its first letter is signed. */
export async function addSeries({ db, audit }: ActContext, { unitId, formCode }: InputOf<typeof calls.addSeries>) {
  if (!(await findRegistry(db, unitId))) throw notFound();
  const registerId = await insertSeries(db, unitId, formCode);
  if (registerId === null) throw seriesThere();
  audit({ detail: { unitId, registerId } });
  return { registerId };
}

/** Stores how numbers are printed from a day on. Only one format is valid on a day; assigned numbers stay as printed. */
export async function saveNumberFormat({ db, actor, now, audit }: ActContext, input: InputOf<typeof calls.saveNumberFormat>) {
  if (!(await findRegistry(db, input.unitId))) throw notFound();
  const fault = templateFault(input.template);
  if (fault) throw wrongField('template', 'wrongTemplate', fault);
  if (input.validTo !== null && input.validTo < input.validFrom) throw endsBeforeItBegins();
  if (await overlapsFormat(db, input)) throw formatOverlaps();
  const saved = await saveFormat(db, input, { personId: actor.personId, now });
  if (!saved) throw notFound();
  const taken = await faultOfUnits({ db, now }, [input.unitId]);
  if (taken) throw wrongField('template', 'sharedNumbers', taken);
  const { unitId, kind, template, validFrom, validTo } = input;
  audit({ detail: { unitId, kind, template, formerTemplate: saved.former, startsOn: validFrom, endsOn: validTo } });
  return { formatId: saved.formatId };
}
