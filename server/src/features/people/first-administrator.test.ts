import { hash } from '@node-rs/argon2';
import { settingsMenu } from '@sarabun/contract/settings/settings-menu';
import { expect, it } from 'vitest';
import { testPortal } from '../../../test/portal';
import { nobody } from '../../platform/action';
import { agreeToTexts } from '../session';
import { addFirstAdministrator } from './first-administrator';

const portal = await testPortal();
const first = {
  agency: { name: { th: 'กรมตัวอย่าง', en: 'Department of Examples' }, shortName: { th: 'กต.', en: 'DOE' } },
  letterCode: 'กต ๐๑๐๐',
  username: 'admin',
  passwordHash: await hash('Portal1234', { memoryCost: 64, timeCost: 1, parallelism: 1 }),
  prefix: 'นาย',
  firstName: 'ปกรณ์',
  lastName: 'วัฒนาชัย',
  email: 'admin@example.go.th',
};

it('opens an empty installation for one person, who may set up the rest', async () => {
  await portal.act((context) => addFirstAdministrator(context, first));
  const { token } = (await portal.post('/api/login', { username: 'admin', password: 'Portal1234' })).body;
  const { personId } = await portal.actor({ token });
  await portal.act(agreeToTexts, { ...nobody, personId });
  const menu = await portal.get(settingsMenu.path, { as: { token } });
  const pages = menu.body.groups.flatMap((group: { pages: { path: string; mayManage: boolean }[] }) => group.pages);
  expect(pages.filter(({ mayManage }: { mayManage: boolean }) => mayManage).map(({ path }: { path: string }) => path)).toEqual(
    expect.arrayContaining(['set-up-unit', 'sarabun-structure', 'failed-jobs']),
  );
});

it('is refused once anybody is there', async () => {
  await expect(portal.act((context) => addFirstAdministrator(context, { ...first, username: 'other' }))).rejects.toMatchObject({ code: 'somebodyIsThere' });
});
