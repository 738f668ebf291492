import type { RegisterColumn } from '@sarabun/contract/registers/register-pages';
import type { Typesetting } from '../../../platform/typeset/typesetting';
import { type BookLine, dayHeading, dayOf, paperText, timeToPrint } from '../book/line-texts';

interface Printed {
  title: string;
  unitName: string;
  columns: readonly RegisterColumn[];
  lines: AsyncIterable<readonly BookLine[]> | Iterable<readonly BookLine[]>;
  /** Who waits for it; nobody if it is set in the background. */
  personId?: number;
}

/** Sets lines of a register as form 13 or 14, under the headings of their days. */
export async function setRegister(typesetting: Typesetting, { title, unitName, columns, lines, personId }: Printed): Promise<Uint8Array> {
  const days: { heading: string; rows: { void: number; cells: string[] }[] }[] = [];
  for await (const batch of lines)
    for (const line of batch) {
      const heading = dayHeading(dayOf(line));
      if (days.at(-1)?.heading !== heading) days.push({ heading, rows: [] });
      days.at(-1)?.rows.push({ void: line.state === 'void' ? 1 : 0, cells: columns.map((column) => paperText(line, column, columns)) });
    }
  const shown = columns.map((column) => ({ title: column.title.th, width: column.width }));
  const asked = { longMs: timeToPrint(days), ...(personId !== undefined && { personId }) };
  return typesetting.typeset('register', { title, unit: unitName, columns: shown, days }, asked);
}
