import {
  type ControlNarrowing,
  controlColumns,
  controlHeadings,
  controlPrintPath,
  controlPrintRequest,
  controlSheetPath,
  controlSheetRequest,
} from '@sarabun/contract/registers/control-register';
import { maxExported, maxPrinted } from '@sarabun/contract/registers/register';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import type { FastifyInstance } from 'fastify';
import type { ReadContext } from '../../../platform/action';
import { originOf, type Platform } from '../../../platform/http';
import { printContext, readContext, readLong } from '../../../platform/http/contexts';
import { readQuery, sendPdf, sendSheet } from '../../../platform/http/file-replies';
import { goneOf } from '../../../platform/http/http-of';
import { settledOpener, uploader } from '../../../platform/http/who-asks';
import { inBatches, sheetOf } from '../../../platform/media/sheet-writer';
import type { Typesetting } from '../../../platform/typeset/typesetting';
import { type ControlledLetter, countControlled, findControlled } from '../book/control-store';
import { controlTexts, controlTitle, controlTitleEn } from '../book/control-texts';
import { dayHeading, timeToPrint } from '../book/line-texts';
import { tooManyLines } from '../book/refusals';
import { keptControl } from './read-control';

/** The control register of secret letters as a spreadsheet and on paper. Every export is recorded in the audit log first. */
export function controlFileRoutes(app: FastifyInstance, platform: Platform, typesetting: Typesetting): void {
  app.get(controlSheetPath, { config: { useCase: 'exportControl' } }, async (request, reply) => {
    const context = readContext(platform.world, await uploader(platform, request), originOf(request));
    const { format, ...query } = readQuery(controlSheetRequest, request);
    const { language } = context.origin;
    const unitName = await keptControl(context, query.unitId);
    const asked = { kind: 'export', gone: goneOf(reply) } as const;
    const letters = await readLong(platform.world, context, asked, (reading) => lettersFor(reading, query, maxExported));
    await noteTaking(context, 'exportControl', query);
    const title = language === 'th' ? controlTitle : controlTitleEn;
    const heading = controlColumns.map((column) => controlHeadings[column].title[language]);
    const rows = inBatches(letters, (letter) => {
      const texts = controlTexts(letter);
      return controlColumns.map((column) => (column === 'sequence' ? letter.sequence : texts[column]));
    });
    const { personId } = context.actor;
    return sendSheet(reply, await sheetOf({ name: `${title} ${unitName} ${query.year}`, title, format, heading, rows, personId }));
  });
  app.get(controlPrintPath, { config: { useCase: 'printControl' } }, async (request, reply) => {
    const context = printContext(platform.world, await settledOpener(platform, request), originOf(request));
    const query = readQuery(controlPrintRequest, request);
    const unitName = await keptControl(context, query.unitId);
    const asked = { kind: 'print', gone: goneOf(reply) } as const;
    const letters = await readLong(platform.world, context, asked, (reading) => lettersFor(reading, query, maxPrinted));
    await noteTaking(context, 'printControl', query);
    const form = printed(unitName, letters);
    return sendPdf(reply, await typesetting.typeset('register', form, { personId: context.actor.personId, longMs: timeToPrint(form.days) }), controlTitle);
  });
}

const noteTaking = (context: ReadContext, name: string, { unitId, year, from, to }: ControlNarrowing) =>
  context.act(name, async ({ audit }) => audit({ detail: { unitId, year, from: from ?? null, to: to ?? null } }));

/** The matching letters in order of arrival; refuses too many, so that the period must be narrowed. */
async function lettersFor({ db, actor }: ReadContext, query: ControlNarrowing, most: number): Promise<ControlledLetter[]> {
  if ((await countControlled(db, query, actor.clearance)) > most) throw tooManyLines(most);
  return findControlled(db, query, { clearance: actor.clearance, deskIds: [], order: 'asc', limit: most, offset: 0 });
}

function printed(unit: string, letters: readonly ControlledLetter[]) {
  const days: { heading: string; rows: { void: number; cells: string[] }[] }[] = [];
  for (const letter of letters) {
    const heading = dayHeading(bangkokDay(letter.enteredAt));
    if (days.at(-1)?.heading !== heading) days.push({ heading, rows: [] });
    const texts = controlTexts(letter);
    days.at(-1)?.rows.push({ void: letter.isVoid ? 1 : 0, cells: controlColumns.map((column) => texts[column]) });
  }
  return {
    title: controlTitle,
    unit,
    columns: controlColumns.map((column) => ({ title: controlHeadings[column].title.th, width: controlHeadings[column].width })),
    days,
  };
}
