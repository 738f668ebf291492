import { describe, expect, it } from 'vitest';
import type { PlannedLine } from '../settings';
import { checkOffice, type KnownOffice } from './office-rules';
import { officeFaults } from './refusals';

const office: KnownOffice = {
  units: new Map([['0001', 1]]),
  hasRoot: true,
  prefixes: new Set(['นาย']),
  suffixes: new Set(['ร.น.']),
  usedUsernames: new Set(['gone.one']),
};
let counter = 1;
const line = (values: Record<string, string | boolean | null>, part: Partial<PlannedLine> = {}): PlannedLine => ({
  line: ++counter,
  what: 'create',
  id: null,
  version: null,
  key: '',
  values: { username: `user${counter}`, prefix: 'นาย', email: `u${counter}@example.go.th`, unitCode: '0001', ...values },
  before: {},
  faults: [],
  ...part,
});
const faultOf = (...lines: PlannedLine[]) => {
  checkOffice(lines, office);
  return lines.map(({ faults }) => faults[0]?.text ?? null);
};

describe('a line of the office', () => {
  it.each([
    ['of a known unit', line({}), null],
    ['with a suffix that is known', line({ suffix: 'ร.น.' }), null],
    ['with a Thai user name', line({ username: 'สมชาย' }), officeFaults.username],
    ['with the user name of a closed account', line({ username: 'Gone.One' }), officeFaults.usedUsername],
    ['with no address', line({ email: 'somchai' }), officeFaults.email],
    ['with an unknown prefix', line({ prefix: '<b>' }), officeFaults.prefix],
    ['with an unknown suffix', line({ suffix: 'x' }), officeFaults.suffix],
    ['of a new unit without a name', line({ unitCode: '09', parentUnitCode: '0001' }), officeFaults.unitName],
    ['of a new unit without a place', line({ unitCode: '09', unitName: 'ก' }), officeFaults.root],
    ['of a new unit below nothing', line({ unitCode: '09', unitName: 'ก', parentUnitCode: '77' }), officeFaults.parent],
    ['of a new unit below itself', line({ unitCode: '09', unitName: 'ก', parentUnitCode: '09' }), officeFaults.circle],
    ['of a head without a post', line({ isHead: true, postName: '' }), officeFaults.headOfNothing],
    ['that moves a known person', line({}, { id: 5, what: 'update', before: { unitCode: '02' } }), officeFaults.fixedUnit],
  ] as const)('%s', (_what, one, fault) => expect(faultOf(one)).toEqual([fault]));

  it('takes name and place of a new unit from whichever line gives them', () => {
    const lines = [
      line({ unitCode: '09' }),
      line({ unitCode: '09', unitName: 'กองใหม่', parentUnitCode: '10' }),
      line({ unitCode: '10', unitName: 'สำนัก', parentUnitCode: '0001' }),
    ];
    expect(checkOffice(lines, office)).toMatchObject([
      { code: '09', name: 'กองใหม่', parentCode: '10' },
      { code: '10', name: 'สำนัก', parentCode: '0001' },
    ]);
    expect(lines.flatMap(({ faults }) => faults)).toEqual([]);
  });

  it('refuses two names for a unit, and units in a circle', () => {
    const named = (unitName: string) => line({ unitCode: '09', unitName, parentUnitCode: '0001' });
    expect(faultOf(named('กอง ก'), named('กอง ข'))).toEqual([null, officeFaults.unitTwice]);
    const circle = [line({ unitCode: 'a', unitName: 'ก', parentUnitCode: 'b' }), line({ unitCode: 'b', unitName: 'ข', parentUnitCode: 'a' })];
    expect(faultOf(...circle)).toEqual([officeFaults.circle, officeFaults.circle]);
  });
});
