import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { password, type TestPerson, testPortal } from '../../../../test/portal';
import { innerOrigin, nobody } from '../../../platform/action';
import { readContext } from '../../../platform/http/contexts';
import { secretBox } from '../../../platform/keys/secret-box';
import { preLogin, login as signIn } from '../sign-in/sign-in';
import { openTurns } from './turns';

const portal = await testPortal();
const unit = await portal.unit();
const settings = {
  sessionDays: 7,
  concurrent: 2,
  secondFactorRoles: [],
  issuer: '',
  secrets: secretBox(join(portal.folder, 'secret.key')),
  directory: null,
  turns: openTurns(),
  captcha: null,
};
const from = (device: string | null) => readContext(portal.running.world, nobody, { ...innerOrigin, device });
const first = ({ username }: TestPerson, device: string | null) => preLogin(from(device), { username, password, captcha: '' }, settings);
const login = async ({ username }: TestPerson, device: string) =>
  (await signIn(from(device), { username, password, captcha: '', secondFactor: '' }, settings)).token;
const areAlive = (tokens: string[]) => Promise.all(tokens.map(async (token) => (await portal.post('/api/verify', {}, { as: { token } })).code === 200));

describe('where an agency lets a person work at two devices', () => {
  it('the second is asked no question, and both stay', async () => {
    const person = await portal.person(unit, { signedIn: false });
    const desk = await login(person, 'desk');
    await expect(first(person, 'tablet')).resolves.toEqual({ message: '' });
    const tablet = await login(person, 'tablet');
    expect(await areAlive([desk, tablet])).toEqual([true, true]);
  });

  it('the third is asked, and takes the place of the one seen longest ago', async () => {
    const person = await portal.person(unit, { signedIn: false });
    const [desk, tablet] = [await login(person, 'desk'), await login(person, 'tablet')];
    await expect(first(person, 'phone')).rejects.toMatchObject({ code: 'openElsewhere' });
    const phone = await login(person, 'phone');
    expect(await areAlive([desk, tablet, phone])).toEqual([false, true, true]);
  });

  it('the same device takes its own place, and no other', async () => {
    const person = await portal.person(unit, { signedIn: false });
    const [desk, tablet] = [await login(person, 'desk'), await login(person, 'tablet')];
    await expect(first(person, 'tablet')).resolves.toEqual({ message: '' });
    const again = await login(person, 'tablet');
    expect(await areAlive([desk, tablet, again])).toEqual([true, false, true]);
  });

  it('five that sign in at the same moment leave two', async () => {
    const person = await portal.person(unit, { signedIn: false });
    const tokens = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((device) => login(person, device)));
    expect((await areAlive(tokens)).filter(Boolean)).toHaveLength(2);
  });
});
