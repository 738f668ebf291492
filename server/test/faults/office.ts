import { readConfig } from '../../src/config';
import { addPerson, addUnit, giveUnitFunction } from '../../src/features/people';
import { agreeToTexts, hashPassword } from '../../src/features/session';
import { type ActContext, innerOrigin, nobody, runAction } from '../../src/platform/action';
import type { Connection } from '../../src/platform/database';
import { makeLog } from '../../src/platform/log';
import { migrate } from '../../src/platform/postgres/migrate';
import { runPortal } from '../../src/running';

export const password = 'Portal1234';

/** The people at work while things break: registrars of one unit, all at one desk and so in one number series. */
export interface Office {
  unitId: number;
  deskId: number;
  /** The register of letters sent; without it no number is given to a letter on paper. */
  sendRegisterId?: number;
  usernames: string[];
}

const unitId = 10_000_001;
const unit = {
  id: unitId,
  parentId: null,
  code: 'U1',
  nameTh: 'กองกลาง',
  nameEn: 'Central Division',
  shortName: 'กก',
  letterCode: 'ทด ๐๐๑',
  level: 2,
  hasRegistry: true,
};
const term = { startsOn: '2020-01-01', endsOn: null };

/** Creates an office in an empty database, in this process and before anything breaks. */
export async function makeOffice(folder: string, connection: Connection, people: number): Promise<Office> {
  await migrate(connection);
  const log = makeLog('silent');
  const running = await runPortal({ config: readConfig({ DATA_DIR: folder, PORT: '0' }), connection, pages: null, log });
  const act = <Result>(useCase: (context: ActContext) => Promise<Result>, personId = 0) =>
    runAction(running.world, 'makeOffice', { actor: { ...nobody, personId }, origin: innerOrigin }, useCase);
  try {
    const passwordHash = await hashPassword(password);
    const deskId = await act((context) => addUnit(context, unit));
    const usernames = Array.from({ length: people }, (_, n) => `registrar${n}`);
    for (const username of usernames) {
      const names = { prefix: 'นาย', firstName: 'สมชาย', lastName: username, firstNameEn: 'Somchai', lastNameEn: username };
      const person = { ...names, email: `${username}@example.go.th`, phone: '', unitId, username, passwordHash };
      const { personId } = await act((context) => addPerson(context, person));
      await act((context) => giveUnitFunction(context, { personId, unitId, postId: null, function: 'registrar', ...term }));
      await act(agreeToTexts, personId);
    }
    const sendRegisterId = await act(sendRegister);
    return { unitId, deskId, sendRegisterId, usernames };
  } finally {
    await running.stop();
  }
}

async function sendRegister({ db }: ActContext): Promise<number> {
  const isOpenSend = { unit_id: unitId, kind: 'send', is_secret: false, series: '' } as const;
  const { id } = await db
    .selectFrom('register')
    .select('id')
    .where((of) => of.and(isOpenSend))
    .executeTakeFirstOrThrow();
  return id;
}
