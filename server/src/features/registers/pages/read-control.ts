import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { ControlLine, controlRegistries, listControl } from '@sarabun/contract/registers/control-register';
import type { ReadContext } from '../../../platform/action';
import { buddhistYear } from '../../../platform/clock';
import { notFound } from '../../../platform/refusals';
import { type ControlledLetter, countControlled, findControlled, findControlRegistries } from '../book/control-store';
import { controlTexts } from '../book/control-texts';
import { currentReader } from '../book/readable-register';

/** The registries whose control register the person keeps as secret registrar, with this year and those with secret numbers. */
export async function listControlRegistries(context: ReadContext): Promise<AnswerOf<typeof controlRegistries>> {
  const { controls } = await currentReader(context);
  const thisYear = buddhistYear(context.now);
  const found = controls.length > 0 ? await findControlRegistries(context.db, controls) : [];
  return { items: found.map((one) => ({ ...one, years: [...new Set([thisYear, ...one.years])].sort((a, b) => b - a) })) };
}

/** The name of the unit whose control register the person keeps. This is the only way to it; for others it does not exist. */
export async function keptControl(context: ReadContext, unitId: number): Promise<string> {
  const { controls } = await currentReader(context);
  const [registry] = controls.includes(unitId) ? await findControlRegistries(context.db, [unitId]) : [];
  if (!registry) throw notFound();
  return registry.unitName;
}

/**
 * One page of the control register (secrecy regulation B.E. 2544): each secret letter of the registry once, with its history. Letters above
 * the reader's clearance are neither shown nor counted.
 */
export async function listControlled(context: ReadContext, input: InputOf<typeof listControl>): Promise<AnswerOf<typeof listControl>> {
  const { db, actor } = context;
  await keptControl(context, input.unitId);
  const { page, pageSize } = input;
  const deskIds = actor.seats.map((seat) => seat.deskId);
  const [total, found] = await Promise.all([
    countControlled(db, input, actor.clearance),
    findControlled(db, input, { clearance: actor.clearance, deskIds, order: 'desc', limit: pageSize, offset: (page - 1) * pageSize }),
  ]);
  return { data: found.map(lineOf), total, page, pageSize };
}

function lineOf(letter: ControlledLetter): ControlLine {
  const { entryId, documentId, legId, mayOpen, secrecy, enteredAt, isVoid } = letter;
  return { entryId, documentId, legId, mayOpen, secrecy, enteredAt, isVoid, texts: controlTexts(letter) };
}
