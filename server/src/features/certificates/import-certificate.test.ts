import { saveAccountInformation } from '@sarabun/contract/account/account-information';
import { savePerson } from '@sarabun/contract/people/persons';
import { afterAll, describe, expect, it } from 'vitest';
import { certificatesOf } from '../../../test/certificates';
import { ownLettersOf, writingOffice } from '../../../test/own-letters';
import { password, type Reply, type TestPerson, testPortal } from '../../../test/portal';
import { licensedAuthority } from '../../../test/signatures/licensed-authority';
import { opensslCades, pdfsig, signaturesIn } from '../../../test/signatures/signed-pdfs';
import { pdfSignatures } from '../../platform/reading/pdf-signatures.mjs';
import { findTrusted } from '.';

const licensed = licensedAuthority();
const stranger = licensedAuthority();
afterAll(() => {
  licensed.end();
  stranger.end();
});
const portal = await testPortal();
const { db } = portal.running;
const letters = ownLettersOf(portal);
const { officer, director, central, memo, way } = await writingOffice(portal);
const keeper = await portal.person(central);
for (const page of ['certificate-person', 'certificate-person-auto']) await portal.grant(keeper, page, 'manage');
const reader = await portal.person(central);
await portal.grant(reader, 'certificate-person-auto', 'query');
const path = '/api/core/certificates';
const [pin, filePassword] = ['482137', 'ความลับ-of-file1'];

const base64 = (file: Buffer) => file.toString('base64');
const trust = (root: Buffer, as = keeper) => portal.post(`${path}/add-trusted-root`, { file: base64(root) }, { as });
const untrust = (rootId: number, as = keeper) => portal.post(`${path}/remove-trusted-root`, { rootId }, { as });
const bring = (as: TestPerson, file: Buffer, more: object = {}): Promise<Reply> =>
  portal.post(`${path}/import`, { file: base64(file), filePassword, pin, password, ...more }, { as });
const { own, collect } = certificatesOf(portal, central, keeper);
const { rootId } = (await trust(licensed.root)).body;
/** A file of a licensed authority in the name of a person. */
type Wanted = Omit<Parameters<typeof licensed.p12>[0], 'password'>;
const fileOf = ({ name }: TestPerson, more: Wanted = {}, by = licensed) => by.p12({ name: `นาย${name}`, ...more, password: filePassword });
const holder = await portal.person(central);
const good = fileOf(holder);

describe('a file with a certificate', () => {
  const refused = async (file: Buffer, more: object = {}) => {
    const { code, body } = await bring(holder, file, more);
    return code === 200 ? 'taken' : body.code;
  };

  it.each<[string, string, () => Buffer, object?]>([
    ['a wrong password', 'wrongFilePassword', () => good, { filePassword: 'other' }],
    ['no password', 'wrongFilePassword', () => good, { filePassword: '' }],
    ['what is no such file', 'certificateFile.unreadable', () => Buffer.from('hello')],
    ['one cut off', 'certificateFile.unreadable', () => good.subarray(0, 900)],
    ['a changed one', 'wrongFilePassword', () => changed(good)],
    ['a large one', 'certificateFile.tooLarge', () => Buffer.alloc(66_000, 0x30)],
    ['old algorithms', 'certificateFile.oldAlgorithm', () => fileOf(holder, { export: ['-legacy', '-certpbe', 'PBE-SHA1-3DES'] })],
    ['no key', 'certificateFile.noKey', () => fileOf(holder, { export: ['-nokeys'] })],
    ['a short key', 'certificateFile.weakKey', () => fileOf(holder, { key: licensed.keys.rsa(1024) })],
    ['another kind of key', 'certificateFile.weakKey', () => fileOf(holder, { key: ['-newkey', 'ed25519'] })],
    ['a weak hash', 'certificateFile.weakAlgorithm', () => fileOf(holder, { hash: 'sha1' })],
    ['a certificate for encryption', 'certificateFile.notForSigning', () => fileOf(holder, { use: 'encrypting' })],
    ['a certificate of a server', 'certificateFile.notForSigning', () => fileOf(holder, { use: 'server' })],
    ['a certificate of an authority', 'certificateFile.authority', () => fileOf(holder, { use: 'ca' })],
    ['one that has ended', 'certificateFile.expired', () => fileOf(holder, { days: -1 })],
    ['another authority', 'certificateFile.untrusted', () => fileOf(holder, {}, stranger)],
    ['a part of its chain', 'certificateFile.untrusted', () => fileOf(holder, { whole: false })],
    ['an easy PIN', 'weakPin', () => good, { pin: '123456' }],
    ['a wrong password of the person', 'wrongPassword', () => good, { password: 'Wrong1234' }],
  ])('with %s is refused by name', async (_what, code, file, more) => {
    expect(await refused(file(), more)).toBe(code);
    expect((await own(holder)).state).toBe('none');
  });

  it('says in both languages what is wrong', async () => {
    const body = { file: base64(good), filePassword: 'x', pin, password };
    const as = holder;
    const said = async (language: string) =>
      (await portal.post(`${path}/import`, body, { as, headers: { 'accept-language': language } })).body.fields.filePassword;
    expect([await said('th'), await said('en')]).toEqual(['รหัสผ่านของไฟล์ไม่ถูกต้อง', 'The password of the file is not right.']);
  });
});

function changed(file: Buffer): Buffer {
  const copy = Buffer.from(file);
  copy[1200] = (copy[1200] as number) ^ 1;
  return copy;
}

describe('the name in a certificate', () => {
  const taken = async (as: TestPerson, name: string) => {
    const { code, body } = await bring(as, licensed.p12({ password: filePassword, name }));
    return code === 200 ? 'taken' : body.code;
  };
  const english = async ({ personId }: TestPerson) => {
    const of = db.selectFrom('person').where('id', '=', personId).select(['first_name_en', 'last_name_en']);
    const { first_name_en, last_name_en } = await of.executeTakeFirstOrThrow();
    return `${first_name_en} ${last_name_en}`;
  };

  it('of another is refused, and both names are said; nothing is kept', async () => {
    const person = await portal.person(central);
    const body = { file: base64(licensed.p12({ password: filePassword, name: 'Somchai Otherperson/O=Other Ministry' })), filePassword, pin, password };
    const said = async (language: string) => (await portal.post(`${path}/import`, body, { as: person, headers: { 'accept-language': language } })).body;
    const name = `“${person.name}” or “${await english(person)}”`;
    expect(await said('en')).toMatchObject({
      code: 'certificateFile.otherName',
      fields: { file: expect.stringContaining(`This certificate is of “Somchai Otherperson”, but your name here is ${name},`) },
    });
    expect((await said('th')).fields.file).toContain(`ใบรับรองนี้เป็นของ “Somchai Otherperson” แต่ชื่อของท่านในระบบคือ “${person.name}” หรือ`);
    expect((await own(person)).certificates).toEqual([]);
  });

  it('is taken in either language, with a title or without, and as given name and surname where there is no common name', async () => {
    const person = await portal.person(central);
    const [first, last] = (await english(person)).split(' ');
    expect(await taken(person, person.name)).toBe('taken');
    expect(await taken(person, `MR. ${first} ${last}`.toUpperCase())).toBe('taken');
    const file = licensed.p12({ password: filePassword, subject: `/C=TH/O=Ministry/GN=${first}/SN=${last}` });
    expect(await bring(person, file)).toMatchObject({ code: 200 });
    expect((await own(person)).certificates[0]).toMatchObject({ subject: `${first} ${last}`, state: 'valid' });
    const organisation = licensed.p12({ password: filePassword, subject: `/C=TH/CN=Ministry/GN=${first}/SN=${last}` });
    expect((await bring(person, organisation)).body.code).toBe('certificateFile.otherName');
  });

  it('that its person alone wrote counts only once it was saved by somebody in charge of persons', async () => {
    const person = await portal.person(central);
    const written = { firstNameEn: 'Somchai', lastNameEn: 'Otherperson', phone: '' };
    expect((await portal.post(saveAccountInformation.path, written, { as: person })).code).toBe(200);
    expect(await taken(person, 'Somchai Otherperson')).toBe('certificateFile.ownEnglishName');
    expect(await taken(person, 'Someone Else')).toBe('certificateFile.otherName');
    // Saving the same again is no proof either.
    await portal.post(saveAccountInformation.path, { ...written, phone: '02' }, { as: person });
    expect(await taken(person, 'Somchai Otherperson')).toBe('certificateFile.ownEnglishName');
    const administrator = await portal.person(central);
    await portal.grant(administrator, 'employee-information', 'manage');
    const { item } = (await portal.get(`/api/core/people/person?personId=${person.personId}`, { as: administrator })).body;
    expect((await portal.post(savePerson.path, item, { as: administrator })).code).toBe(200);
    expect(await taken(person, 'Somchai Otherperson')).toBe('taken');
  });
});

/** Gives a person the name of another. */
const rename = ({ personId }: TestPerson, { name }: TestPerson) => {
  const [first_name = '', last_name = ''] = name.split(' ');
  return db.updateTable('person').set({ first_name, last_name }).where('id', '=', personId).execute();
};

describe('an imported certificate', () => {
  it.each<[string, Wanted]>([
    ['RSA', {}],
    ['P-256', { key: licensed.keys.p256 }],
    ['RSA with AES-128 and many rounds', { export: ['-keypbe', 'AES-128-CBC', '-certpbe', 'AES-128-CBC', '-iter', '60000'] }],
  ])('of %s is kept as one’s own keys are, and its password nowhere', async (_kind, more) => {
    const person = await portal.person(central);
    const { code, body } = await bring(person, fileOf(person, more));
    expect({ code, body }).toMatchObject({ code: 200 });
    const { state, certificates, roots } = await own(person);
    expect([state, roots]).toEqual(['valid', ['Root of the tests']]);
    expect(certificates).toMatchObject([{ isImported: true, issuer: 'Licensed authority', subject: `นาย${person.name}`, state: 'valid' }]);
    const kept = await db.selectFrom('certificate').where('id', '=', body.certificateId).selectAll().executeTakeFirstOrThrow();
    expect([kept.chain?.length, kept.root_id]).toEqual([2, rootId]);
    const audited = JSON.stringify(await db.selectFrom('audit').select(['action', 'detail']).execute());
    expect(audited).toContain('importCertificate');
    for (const secret of [filePassword, pin]) expect(audited + JSON.stringify(certificates)).not.toContain(secret);
  });

  it('signs a letter as its signer chose, and anyone can check it with the root of its authority', async () => {
    const mine = fileOf(director);
    const { body: offered } = await portal.post(`${path}/offer`, { personId: director.personId, reason: '' }, { as: keeper });
    const ofAgency = (await collect(director, offered.requestId)).body.certificateId;
    const imported = (await bring(director, mine, { pin: '739164' })).body.certificateId;
    const proof = (await portal.get('/api/sarabun/signing-proof', { as: director })).body;
    expect(proof.certificates.map((one: { certificateId: number }) => one.certificateId)).toEqual([ofAgency, imported]);
    expect(proof.certificate.serial).toBe(proof.certificates[0].serial);
    const { documentId, legId } = await letters.submitted(officer, { ...memo, steps: way.slice(1) });
    expect((await letters.sign(director, legId, { certificatePin: pin, certificateId: imported })).body.code).toBe('wrongPin');
    expect((await letters.sign(officer, legId, { certificatePin: pin, certificateId: imported })).body.code).toBe('noCertificate');
    const signed = await letters.sign(director, legId, { certificatePin: '739164', certificateId: imported });
    expect(signed).toMatchObject({ code: 200 });
    const pdf = await paper(documentId);
    const [signature] = signaturesIn(pdf);
    expect(await opensslCades(signature as never, licensed.root)).toContain('Verification successful');
    expect((await pdfsig(pdf)) ?? 'Signature is Valid.').toContain('Signature is Valid.');
    const judged = async () => pdfSignatures(pdf, { ...(await findTrusted(db)), now: new Date() });
    expect(await judged()).toMatchObject({ verdict: 'intact', signatures: [{ state: 'valid', by: `นาย${director.name}` }] });
    const { own: letter } = await letters.view(officer, documentId);
    expect(letter.signatures[0].certificate).toMatchObject({ verdict: 'valid', issuer: 'Licensed authority' });
    expect(letter.signedPdf).toMatchObject({ by: 'person', level: 'B-B' });
    const trusted = await findTrusted(db);
    const others = { ...trusted.outside, certificates: [] };
    expect(pdfSignatures(pdf, { ...trusted, outside: others, now: new Date() })).toMatchObject({ verdict: 'untrusted', signatures: [{ state: 'foreign' }] });
  });

  it('gets a new PIN when it is imported again, also after ten wrong ones; revoked it never comes back', async () => {
    const person = await portal.person(central);
    const file = fileOf(person);
    const { certificateId } = (await bring(person, file)).body;
    await db.updateTable('certificate').set({ locked_at: new Date(), sealed_key: null }).where('id', '=', certificateId).execute();
    expect((await bring(person, file, { pin: '739164' })).body.certificateId).toBe(certificateId);
    expect((await own(person)).certificates).toMatchObject([{ state: 'valid', lockedAt: null }]);
    const namesake = await portal.person(central);
    await rename(namesake, person);
    expect((await bring(namesake, file)).body.code).toBe('certificateOfAnother');
    await portal.post(`${path}/revoke-own`, { certificateId, code: 'keyCompromise', reason: 'ไฟล์รั่ว' }, { as: person });
    expect((await bring(person, file)).body.code).toBe('certificateEndedHere');
  });

  it('is superseded by the next one; that of the agency stays, and can still be asked for', async () => {
    const person = await portal.person(central);
    await bring(person, fileOf(person));
    const asked = await portal.post(`${path}/request`, { reason: 'ลงนาม' }, { as: person });
    expect(asked.code).toBe(200);
    await portal.post(`${path}/offer`, { personId: person.personId, reason: '' }, { as: keeper });
    await db
      .updateTable('certificate_request')
      .set({ state: 'approved', collect_until: new Date('2099-01-01') })
      .where('person_id', '=', person.personId)
      .execute();
    await collect(person, (await own(person)).open.requestId);
    await bring(person, fileOf(person));
    const { certificates } = await own(person);
    expect(certificates.map(({ state, isImported }: { state: string; isImported: boolean }) => [state, isImported])).toEqual([
      ['valid', true],
      ['valid', false],
      ['revoked', true],
    ]);
  });
});

describe('the trusted authorities', () => {
  it('are kept by who may, and audited', async () => {
    const list = async (as: TestPerson) => portal.get(`${path}/trusted-roots`, { as });
    expect([(await list(officer)).code, (await list(reader)).code]).toEqual([403, 200]);
    expect([(await trust(stranger.root, reader)).code, (await untrust(rootId, reader)).code]).toEqual([403, 403]);
    expect((await trust(licensed.root)).body.code).toBe('trustedRoot.known');
    expect((await trust(Buffer.from('x'))).body.code).toBe('trustedRoot.unreadable');
    expect((await trust(licensed.openssl('x509', '-in', 'person0.pem', '-outform', 'DER'))).body.code).toBe('trustedRoot.notAuthority');
    const { body } = await trust(licensed.openssl('x509', '-in', 'between.pem'));
    expect((await list(reader)).body.items[0]).toMatchObject({ rootId: body.rootId, subject: 'Licensed authority', removedAt: null });
    expect((await untrust(body.rootId)).code).toBe(200);
    expect((await untrust(body.rootId)).body.code).toBe('rootGone');
    const audited = await db.selectFrom('audit').where('action', 'in', ['addTrustedRoot', 'removeTrustedRoot']).select('action').orderBy('id').execute();
    expect(audited.map(({ action }) => action)).toEqual(expect.arrayContaining(['addTrustedRoot', 'removeTrustedRoot']));
  });

  it('that is removed ends signing under it', async () => {
    const { body } = await trust(stranger.root);
    const person = await portal.person(central);
    const { deskId } = await portal.headPost(central, person);
    await bring(person, fileOf(person, {}, stranger));
    const proofs = async () => (await portal.get('/api/sarabun/signing-proof', { as: person })).body.certificates.length;
    const { legId } = await letters.submitted(officer, { ...memo, steps: [{ deskId, role: 'sign' }] });
    expect(await proofs()).toBe(1);
    await untrust(body.rootId);
    expect(await proofs()).toBe(0);
    expect((await letters.sign(person, legId, { certificatePin: pin })).body.code).toBe('certificateUntrusted');
  });
});

/** The PDF on file, once the job has put it there. */
const paper = (documentId: number) => letters.pdf(officer, documentId);
