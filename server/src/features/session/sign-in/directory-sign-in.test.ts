import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { binder, hasSlapd, startSlapd, suffix } from '../../../../test/outside/slapd';
import { password, type TestPerson, testPortal } from '../../../../test/portal';

const inDirectory = 'Directory1234';

describe.skipIf(!hasSlapd)(hasSlapd ? "accounts of the agency's directory" : 'skipped: slapd missing', async () => {
  // `skipIf` still evaluates the body, even without a server to start.
  if (!hasSlapd) return it('needs Debian’s slapd and ldap-utils', () => {});
  const directory = await startSlapd([
    { uid: 'somchai', password: inDirectory },
    { uid: 'somsak', password: inDirectory },
    { uid: 'twice', password: 'First1234' },
    { uid: 'twice', password: 'Second1234', unit: 'others' },
  ]);
  afterAll(() => directory.end());
  const environment = {
    LDAP_URL: `ldap://localhost:${directory.port}`,
    LDAP_CA_FILE: directory.caFile,
    LDAP_BIND_DN: binder.dn,
    LDAP_BIND_PASSWORD: binder.password,
    LDAP_BASE: suffix,
    LDAP_FILTER: '(&(objectClass=inetOrgPerson)(uid={username}))',
  };
  let moved = 0;
  const portal = await testPortal({ environment, clock: () => new Date(Date.now() + moved) });
  const unit = await portal.unit();
  const { db } = portal.running;

  const mark = (person: TestPerson, uid: string, at = portal) =>
    sql`update account set by_directory = true, username = ${uid} where person_id = ${person.personId}`.execute(at.running.db);
  const signIn = (username: string, word: string, at = portal) => at.post('/api/users/login', { username, password: word });
  const [marked, spare, local] = [
    await portal.person(unit, { signedIn: false }),
    await portal.person(unit, { signedIn: false }),
    await portal.person(unit, { signedIn: false }),
  ];
  await mark(marked, 'somchai');
  await mark(spare, 'somsak');

  it('sign in with the password that the directory knows, and not with the one kept here', async () => {
    expect((await signIn('somchai', inDirectory)).body).toMatchObject({ status: 'success', userLogin: { F_PERSON_ID: marked.personId } });
    expect((await signIn('SOMCHAI', inDirectory)).body.status).toBe('success');
    expect((await signIn('somchai', password)).body.code).toBe('wrongPair');
    const { rows } = await sql<{ way: string }>`select distinct way from session where person_id = ${marked.personId}`.execute(db);
    expect(rows).toEqual([{ way: 'directory' }]);
  });

  it('leave the others to the passwords kept here', async () => {
    expect((await signIn(local.username, password)).body.status).toBe('success');
    expect((await signIn(local.username, inDirectory)).body.code).toBe('wrongPair');
  });

  it('are never tried with an empty password, which a directory would say yes to', async () => {
    expect((await signIn('somchai', '')).body.code).toBe('blankPassword');
    expect((await signIn('somchai', '   ')).body.code).toBe('blankPassword');
  });

  it.each(['*', 'somch*', 'somchai)(uid=*', '*)(objectClass=*', '\\73omchai'])('are not found by a name that is a filter: %j', async (name) => {
    await sql`update account set username = ${name} where person_id = ${spare.personId}`.execute(db);
    expect((await signIn(name, inDirectory)).body.code).toBe('wrongPair');
  });

  it('are refused where the directory has two of a name', async () => {
    await sql`update account set username = 'twice' where person_id = ${spare.personId}`.execute(db);
    for (const word of ['First1234', 'Second1234']) expect((await signIn('twice', word)).body.code).toBe('wrongPair');
  });

  it('wait after wrong tries like all others, a hundred at once too', async () => {
    await sql`update account set username = 'somsak' where person_id = ${spare.personId}`.execute(db);
    moved = 3600_000;
    const replies = await Promise.all(Array.from({ length: 100 }, () => signIn('somsak', 'Wrong1234')));
    expect(replies.filter((reply) => reply.body.code === 'wrongPair')).toHaveLength(5);
    expect(replies.filter((reply) => reply.code === 429)).toHaveLength(95);
    moved = 2 * 3600_000;
    expect((await signIn('somsak', inDirectory)).body.status).toBe('success');
    moved = 0;
  });

  it('are told when the directory is down, which counts as no wrong try; accounts kept here sign in all the same', async () => {
    await directory.stop();
    for (let n = 0; n < 7; n++)
      expect(await signIn('somchai', inDirectory)).toMatchObject({ code: 503, body: { code: 'directoryDown' }, headers: { 'retry-after': '30' } });
    expect((await signIn(local.username, password)).body.status).toBe('success');
    await directory.start();
    expect((await signIn('somchai', inDirectory)).body.status).toBe('success');
  });

  it.each([
    ['over ldaps', { LDAP_URL: `ldaps://localhost:${directory.securePort}` }, 'success'],
    ['over ldaps to an IP address', { LDAP_URL: `ldaps://127.0.0.1:${directory.securePort}` }, 'success'],
    ['with STARTTLS to an IP address', { LDAP_URL: `ldap://127.0.0.1:${directory.port}` }, 'success'],
    ['in plain text where that was chosen', { LDAP_STARTTLS: '0' }, 'success'],
    ['not where nobody vouches for its certificate', { LDAP_CA_FILE: '' }, 'error'],
    ['not where nobody vouches for its certificate, over ldaps', { LDAP_URL: `ldaps://localhost:${directory.securePort}`, LDAP_CA_FILE: '' }, 'error'],
    ['not where the portal itself is refused', { LDAP_BIND_PASSWORD: 'wrong' }, 'error'],
  ])('are checked %s', async (_how, changed, status) => {
    const other = await testPortal({ environment: { ...environment, ...changed } });
    const person = await other.person(await other.unit(), { signedIn: false });
    await mark(person, 'somchai', other);
    const reply = await signIn('somchai', inDirectory, other);
    expect(reply.body).toMatchObject(status === 'success' ? { status } : { status, code: 'directoryDown' });
  });
});
