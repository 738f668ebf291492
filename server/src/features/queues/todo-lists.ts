import type { Agency } from '@sarabun/contract/agencies/agency';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import { queues, queuesShownIn } from '@sarabun/contract/queues/queue';
import { queueHeader, queueTitle } from '@sarabun/contract/queues/queue-words';
import type {
  getTodoList as listEndpoint,
  getTodoLists as listsEndpoint,
  QueueColumn,
  QueueRow,
  RowHint,
  countSentBack as sentBackEndpoint,
  Tile,
} from '@sarabun/contract/queues/todo-lists';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import { foldSearch } from '@sarabun/contract/values/search-text';
import { isSettled, type ReadContext } from '../../platform/action';
import type { Keeping } from '../../platform/keeping';
import { notFound } from '../../platform/refusals';
import { wordsOf } from '../settings';
import type { Viewer } from './place-store';
import { placesOf } from './queue-rules';
import { countSentBack, type FoundRow, findTiles, type Narrowing, narrowedPage, searchTiles, workPage } from './queue-store';
import { queueNotShown } from './refusals';

const tileRows = 10;
const deepestIndexed = 1000;

/** The places of a person: for each queue of each desk the rows that they can act on. */
function viewerOf({ actor, now }: ReadContext, desk: number | undefined, wanted: readonly number[]): Viewer {
  const deskIds = [...new Set(actor.seats.map((seat) => seat.deskId))];
  if (desk !== undefined && !deskIds.includes(desk)) throw notFound();
  const seats = desk === undefined ? actor.seats : actor.seats.filter((seat) => seat.deskId === desk);
  return { places: placesOf(seats, wanted, actor.clearance), today: bangkokDay(now) };
}

/** The same for one tile, with the queues that are shown in it. */
const viewerOfTile = (context: ReadContext, tiles: Agency['dashboard']['queues'], { typeCode, desk }: InputOf<typeof sentBackEndpoint>): Viewer =>
  viewerOf(
    context,
    desk,
    queuesShownIn(typeCode, tiles).map((code) => queues[code].number),
  );

/**
 * The dashboard tiles in order, each with its count and first page (specification §2). During a search, the counts are of matches. A person
 * who is not settled gets only counts.
 */
export function todoLists(agency: Agency) {
  const { queues: tiles } = agency.dashboard;
  const shown = tiles.flatMap((code, tile) => queuesShownIn(code, tiles).map((queue) => ({ tile, queue: queues[queue].number })));
  return async (context: ReadContext, asked: InputOf<typeof listsEndpoint>, { letKeep }: Keeping): Promise<AnswerOf<typeof listsEndpoint>> => {
    const { desk } = asked;
    const settled = isSettled(context.actor);
    const search = settled ? asked.search : '';
    const viewer = viewerOf(
      context,
      desk,
      shown.map(({ queue }) => queue),
    );
    const { language } = context.origin;
    const words = await sayingsOf(context);
    const found =
      search === ''
        ? await findTiles(context.db, viewer, shown, settled ? tileRows : 0)
        : await searchTiles(context.db, viewer, shown, { search: foldSearch(search), size: tileRows });
    if (search === '') letKeep(secretLegs(found.flatMap(({ rows }) => rows)));
    const items = tiles.map((code, index): [string, Tile] => {
      const { rows, ...sum } = found.find(({ tile }) => tile === index) ?? emptyTile;
      return [
        code,
        {
          code,
          title: queueTitle(agency, code)[language],
          header: queueHeader(agency, code, language),
          rows: rows.map((row) => rowOf(row, words)),
          count: sum.total,
          color: queues[code].color,
          icon: queues[code].icon,
          mostUrgent: queues[code].presses ? sum.mostUrgent : 0,
          overdue: queues[code].presses ? sum.overdue : 0,
          oldestAt: sum.oldestAt,
        },
      ];
    });
    return { items: Object.fromEntries(items) };
  };
}

const emptyTile = { total: 0, mostUrgent: 0, overdue: 0, oldestAt: null, rows: [] };

/** One page of one tile: paged, sorted, filtered and searched on the server. Empty for a person who is not settled. */
export function todoList(agency: Agency) {
  const { queues: tiles } = agency.dashboard;
  return async (context: ReadContext, input: InputOf<typeof listEndpoint>, { letKeep }: Keeping): Promise<AnswerOf<typeof listEndpoint>> => {
    const { typeCode, page, pageSize, sort, order, only } = input;
    if (!tiles.includes(typeCode)) throw queueNotShown();
    if (!isSettled(context.actor)) return { data: [], total: 0, page, pageSize, hints: [] };
    const words = await sayingsOf(context);
    const viewer = viewerOfTile(context, tiles, input);
    const narrowing: Narrowing = { search: foldSearch(input.generalSearch), only, ...filtersOf(input.filter ?? {}, words) };
    const plain = narrowing.search === '' && !only && Object.keys(narrowing.contains).length + Object.keys(narrowing.codes).length === 0;
    const offset = (page - 1) * pageSize;
    const paged = { offset, size: pageSize, sort, order, first: input.first ?? 'work' } as const;
    const { total, rows } =
      plain && !sort && offset + pageSize <= deepestIndexed
        ? await workPage(context.db, viewer, paged)
        : await narrowedPage(context.db, viewer, narrowing, paged);
    if (plain) letKeep(secretLegs(rows));
    return { data: rows.map((row) => rowOf(row, words)), total, page, pageSize, hints: rows.map((row) => hintOf(row, viewer.today)) };
  };
}

/** How many rows of a queue came back to be corrected. */
export function sentBackOf({ dashboard: { queues: tiles } }: Agency) {
  return async (context: ReadContext, { typeCode, desk }: InputOf<typeof sentBackEndpoint>): Promise<AnswerOf<typeof sentBackEndpoint>> => {
    if (!tiles.includes(typeCode)) throw queueNotShown();
    return { total: await countSentBack(context.db, viewerOfTile(context, tiles, { typeCode, desk })) };
  };
}

/** The legs of letters above the ordinary class, which no device keeps. */
const secretLegs = (rows: readonly FoundRow[]): number[] => rows.flatMap(({ secrecy, legId }) => (secrecy > 1 ? legId : []));

/** The office's names of kinds, classes and senders, by code, in the reader's language. */
interface OfficeNames {
  typeName: ReadonlyMap<number, string>;
  speedName: ReadonlyMap<number, string>;
  senderTypeName: ReadonlyMap<number, string>;
}

async function sayingsOf({ db, origin: { language } }: ReadContext): Promise<OfficeNames> {
  const { kinds, speeds, senderTypes } = await wordsOf(db);
  const byCode = (words: typeof kinds) => new Map(words.map((word) => [word.code, word[language]]));
  return { typeName: byCode(kinds), speedName: byCode(speeds), senderTypeName: byCode(senderTypes) };
}

/** Splits column filters into text to contain and codes to match; a filter on a name stands for the codes whose name contains it. */
function filtersOf(filter: Partial<Record<QueueColumn, string>>, words: OfficeNames): Pick<Narrowing, 'contains' | 'codes'> {
  const contains: Narrowing['contains'] = {};
  const codes: Narrowing['codes'] = {};
  for (const [name, text] of Object.entries(filter) as [QueueColumn, string][]) {
    if (text === '') continue;
    if (name in words) {
      const named = name as keyof OfficeNames;
      codes[named] = [...words[named]].filter(([, word]) => foldSearch(word).includes(foldSearch(text))).map(([code]) => code);
    } else contains[name] = text;
  }
  return { contains, codes };
}

/** Adds the names of its codes to a row, in place, because lists are long and nobody else uses the row. */
function rowOf(found: FoundRow, words: OfficeNames): QueueRow {
  return Object.assign(found, {
    typeName: words.typeName.get(found.kind) ?? '',
    speedName: words.speedName.get(found.speed) ?? '',
    senderTypeName: words.senderTypeName.get(found.senderTypeId) ?? '',
  });
}

function hintOf(found: FoundRow, today: string): RowHint {
  const { legId, speed, secrecy, sentAt, dueOn, opened, deskId, givenTo, receivedUnder, sentBack, openRemarks } = found;
  const overdue = dueOn !== null && dueOn < today;
  const assigned = found.assignmentId !== null;
  return { legId, speed, secrecy, sentAt, dueOn, overdue, opened, assigned, deskId, givenTo, receivedUnder, sentBack, openRemarks };
}
