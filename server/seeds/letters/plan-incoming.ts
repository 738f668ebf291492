import { type Family, incomingFamilies } from './incoming-families';
import { central, deputyDesk, directorDesk, divisions, personDesk } from './people';
import type { DeskKey } from './plan';
import type { Ending, Matter, Planner } from './planner';
import type { Random } from './random';
import type { Move } from './routes';
import { dayAfter, hours, workingDay } from './working-time';

/** Deals subjects so that none is used before all others of its kind, and none more than twice. */
class Pool {
  private readonly left: Matter[];

  constructor(families: readonly Family[], chance: Random) {
    const once = families.flatMap((family) => family.variants.map((variant) => ({ family, variant })));
    this.left = [...chance.shuffle(once), ...chance.shuffle(once)];
  }

  /** The next subject for a division, or any if none is left. */
  take(division?: Family['for']): Matter {
    const at = Math.max(0, division ? this.left.findIndex(({ family }) => family.for === division) : 0);
    const [matter] = this.left.splice(at, 1);
    if (!matter) throw new Error('no matter is left');
    return matter;
  }

  get size(): number {
    return this.left.length;
  }
}

/** Letters from outside: current ones desk by desk, and the finished ones of two years. */
export function planIncoming(planner: Planner): void {
  const { chance } = planner;
  const external = new Pool(incomingFamilies.external, chance);
  const stamped = new Pool(incomingFamilies.stamped, chance);
  const circular = new Pool(incomingFamilies.circular, chance);
  const company = new Pool(incomingFamilies.company, chance);
  const citizen = new Pool(incomingFamilies.citizen, chance);
  // The newest first, so that current letters get the first use of each subject.
  planSecret(planner, new Pool(incomingFamilies.secret, chance));
  planAtCentral(planner, external, stamped, company);
  for (const key of ['planning', 'development', 'standards'] as const) planAtDivision(planner, key, external, stamped);
  planAtTop(planner, external);
  for (const [pool, count] of [
    [external, 44],
    [stamped, 8],
    [company, 5],
    [citizen, 6],
  ] as const) {
    for (let index = 0; index < count; index++) {
      const matter = pool.take();
      planner.addIncoming(matter, planner.routes.finished(divisions[matter.family.for]), planner.pastDay());
    }
  }
  for (let index = 0; index < 12; index++) {
    const moves = planner.routes.circulated();
    if (index < 6)
      moves.push(
        planner.routes.move('central', planner.routes.gaps.soon, (day) => ({ step: 'publish', collection: 'circular', meetingNumber: null, announcedOn: day })),
      );
    planner.addIncoming(circular.take(), moves, planner.pastDay());
  }
}

/** ลับ and ลับมาก: only the secret registrar and appointed people handle them. */
function planSecret(planner: Planner, pool: Pool): void {
  const { routes: r, chance } = planner;
  const toTop = () => [...r.arrive('secret'), r.receive('secret', central), r.present('secret', central, directorDesk, 'เพื่อโปรดพิจารณา (เอกสารลับ)')];
  const endings: readonly (readonly [division: Family['for'], moves: () => Move[], ending: Ending])[] = [
    ['standards', () => r.arrive('secret'), { minutesAgo: [20, 5 * hours] }],
    ['secretariat', () => r.arrive('secret'), { minutesAgo: [20, 5 * hours] }],
    ['standards', () => [...r.arrive('secret'), r.receive('secret', central)], { minutesAgo: [30, 6 * hours] }],
    ['secretariat', toTop, { minutesAgo: [60, 2 * workingDay] }],
    [
      'standards',
      () => [...toTop(), r.command('director', directorDesk, [divisions.standards.headDesk], dayAfter(planner.today, 3))],
      { minutesAgo: [90, 2 * workingDay] },
    ],
    [
      'secretariat',
      () => [...toTop(), r.command('director', directorDesk, [deputyDesk], dayAfter(planner.today, -1))],
      { minutesAgo: [2 * workingDay, 4 * workingDay] },
    ],
  ];
  for (const [division, moves, ending] of endings) planner.addIncoming(pool.take(division), moves(), ending);
  while (pool.size > 14) {
    const matter = pool.take();
    const desk = matter.family.for === 'standards' ? divisions.standards.headDesk : deputyDesk;
    const head = desk === deputyDesk ? 'deputy' : 'phongsathonm';
    const moves = [...toTop(), r.command('director', directorDesk, [desk], 10), r.report(head, desk), r.close('director', directorDesk, r.gaps.nextDay)];
    planner.addIncoming(matter, moves, chance.chance(0.5) ? planner.pastDay() : { minutesAgo: [5 * workingDay, 30 * workingDay] });
  }
}

function planAtCentral(planner: Planner, external: Pool, stamped: Pool, company: Pool): void {
  const { routes: r, chance, today } = planner;
  const add = (matter: Matter, moves: readonly Move[], ending: Ending) => planner.addIncoming(matter, moves, ending);
  for (let index = 0; index < 11; index++)
    add(external.take(), chance.chance(0.4) ? [...r.arrive(), r.open('central', central)] : r.arrive(), { minutesAgo: [8, workingDay] });
  for (let index = 0; index < 2; index++) add(stamped.take(), r.arrive(), { minutesAgo: [8, workingDay] });
  add(company.take(), r.arrive(), { minutesAgo: [workingDay, 2 * workingDay] });
  for (let index = 0; index < 4; index++) add(external.take(), r.received('central'), { minutesAgo: [10, 5 * hours] });
  for (let index = 0; index < 2; index++)
    add(
      external.take('secretariat'),
      [...r.received(), r.follow('central', central, dayAfter(today, index === 0 ? 4 : -2)), r.present('central', central, directorDesk)],
      { minutesAgo: [5 * workingDay, 9 * workingDay] },
    );
  const reason = 'เรื่องนี้ไม่อยู่ในหน้าที่ของกอง เห็นควรส่งสำนักงานเลขานุการกรม';
  const { planning } = divisions;
  add(
    external.take('secretariat'),
    [...r.received(), r.forward('central', central, [planning.desk]), r.receive('registrar1', planning.desk), r.sendBack('registrar1', planning.desk, reason)],
    { minutesAgo: [60, workingDay] },
  );
}

const amounts = {
  planning: { unreceived: 7, received: 4, presented: 5, jobs: [-6, -2, 1, 3, 6, 12, null], others: [2, 9], commands: 3 },
  development: { unreceived: 6, received: 3, presented: 4, jobs: [-4, -1, 2, 5, 9, null], others: [4, null], commands: 3 },
  standards: { unreceived: 4, received: 3, presented: 2, jobs: [2, 8], others: [null], commands: 1 },
} as const;

/** In a division: waiting for its registry, on its desk, in its head's tray, and with its officers. */
function planAtDivision(planner: Planner, key: keyof typeof amounts, external: Pool, stamped: Pool): void {
  const { routes: r, chance, today } = planner;
  const division = divisions[key];
  const [officer, colleague, third] = division.officers;
  const { unreceived, received, presented, jobs, others, commands } = amounts[key];
  const take = () => (chance.chance(0.15) && stamped.size > 10 ? stamped.take() : external.take(key));
  const add = (moves: readonly Move[], ending: Ending) => planner.addIncoming(take(), moves, ending);
  const dueIn = (days: number | null) => (days === null ? null : dayAfter(today, days));
  for (let index = 0; index < unreceived; index++) {
    const way =
      index % 2 === 0
        ? [...r.received(), r.forward('central', central, [division.desk])]
        : [...r.toDirector(), r.assign(r.director, directorDesk, [division.desk], dayAfter(today, chance.between(2, 12)))];
    if (chance.chance(0.3)) way.push(r.open(division.registrar, division.desk));
    add(way, { minutesAgo: [15, workingDay + 120] });
  }
  const onDesk = () => [...r.received(), r.forward('central', central, [division.desk]), r.receive(division.registrar, division.desk)];
  for (let index = 0; index < received; index++) add(onDesk(), { minutesAgo: [20, workingDay] });
  for (let index = 0; index < presented; index++) {
    const way = r.toHead(division);
    if (index % 2 === 0) way.push(r.open(division.head, division.headDesk));
    add(way, { minutesAgo: [25, 3 * workingDay] });
  }
  for (const [index, days] of jobs.entries()) {
    const way = [...r.toHead(division)];
    if (index % 3 === 1) way.push(r.follow(division.head, division.headDesk, dueIn(days)));
    const parties = index % 3 === 2 ? [personDesk(officer), personDesk(colleague)] : [personDesk(officer)];
    way.push(r.assign(division.head, division.headDesk, parties, dueIn(days)));
    if (index % 3 === 2) way.push(r.report(colleague, personDesk(colleague)));
    else if (index % 2 === 0) way.push(r.open(officer, personDesk(officer)));
    if (index === 3) way.push(r.follow(officer, personDesk(officer), dueIn(days)));
    add(way, days !== null && days < 0 ? { minutesAgo: [11 * workingDay, 14 * workingDay] } : { minutesAgo: [2 * hours, 5 * workingDay] });
  }
  for (const days of others)
    add([...r.toHead(division), r.assign(division.head, division.headDesk, [personDesk(third)], dueIn(days))], { minutesAgo: [hours, 6 * workingDay] });
  if (key === 'planning')
    for (const days of [-3, 4, 7, null])
      add([...r.toHead(division), r.assign(division.head, division.headDesk, [personDesk('officer3')], dueIn(days))], {
        minutesAgo: days === -3 ? [11 * workingDay, 13 * workingDay] : [hours, 5 * workingDay],
      });
  for (const [index, section] of division.sections.entries())
    add([...r.toHead(division), r.assign(division.head, division.headDesk, [section], dueIn(index === 0 ? 5 : null))], { minutesAgo: [hours, 4 * workingDay] });
  for (let index = 0; index < commands; index++) {
    const target: DeskKey = index === 2 ? division.desk : division.headDesk;
    add(
      [
        ...r.toDirector(),
        ...(index === 0 ? [r.follow('secretary', directorDesk, dayAfter(today, 6))] : []),
        r.command(r.director, directorDesk, [target], dayAfter(today, index === 0 ? -1 : chance.between(2, 9))),
        ...(target === division.desk && key === 'planning' ? [r.receive(division.registrar, division.desk)] : []),
      ],
      index === 0 ? { minutesAgo: [5 * workingDay, 7 * workingDay] } : { minutesAgo: [40, 3 * workingDay] },
    );
  }
  if (commands > 1)
    add([...r.toHead(division), r.command(division.head, division.headDesk, [personDesk(officer)], dayAfter(today, 3))], { minutesAgo: [50, 2 * workingDay] });
}

function planAtTop(planner: Planner, external: Pool): void {
  const { routes: r } = planner;
  for (let index = 0; index < 6; index++) {
    const way = r.toDirector();
    if (index % 3 === 0) way.push(r.open('secretary', directorDesk));
    planner.addIncoming(external.take(), way, { minutesAgo: [20, 2 * workingDay] });
  }
  for (let index = 0; index < 3; index++)
    planner.addIncoming(external.take(), [...r.received(), r.present('central', central, deputyDesk)], { minutesAgo: [20, 3 * workingDay] });
}
