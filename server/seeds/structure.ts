import { agencyOf, standardAgency } from '@sarabun/contract/agencies/all-agencies';
import { headerRoot, launcherRoot } from '@sarabun/contract/portal/menu-editor';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import { openHandover } from '../src/features/handover';
import { moveUnit, renumberUnit, saveRegistry } from '../src/features/organization';
import { saveMenuItem } from '../src/features/portal';
import { type ActContext, innerOrigin, nobody, runAction } from '../src/platform/action';
import type { Running } from '../src/running';
import type { Office } from './build-office';
import { department, development, planning, secretariat, standards, units } from './office';
import { addressUnits, classifyPosts, versionsOf } from './structure-store';

const dayMs = 24 * 60 * 60 * 1000;
const everyone = 1;
/** Items that the office added to its menus: a plain link of the header, and a system of others in a new tab. */
const menuItems = [
  { parentId: headerRoot, nameTh: 'จองห้องประชุม', nameEn: 'Meeting rooms', icon: 'door', type: 'r', action: 'room' },
  {
    parentId: launcherRoot,
    nameTh: 'ราชกิจจานุเบกษา',
    nameEn: 'Royal Gazette',
    detailTh: 'กฎหมายและประกาศของทางราชการ',
    detailEn: 'Laws and announcements',
    icon: 'book',
    type: 'b',
    action: 'https://ratchakitcha.soc.go.th/',
  },
] as const;
const dataStandards = 10_000_310;
const internalAudit = 10_000_400;

/** Fills the structure of the demonstration office: levels of posts, default routes, scheduled changes, a waiting handover. */
export async function seedStructure({ db, world }: Running, { personIds, postIds }: Office): Promise<void> {
  const actor = { ...nobody, personId: personIds.get('admin') ?? 0 };
  const act = <R>(name: string, useCase: (context: ActContext) => Promise<R>) => runAction(world, name, { actor, origin: innerOrigin }, useCase);
  for (const item of menuItems)
    await act('saveMenuItem', (context) =>
      saveMenuItem(context, { item: null, active: true, onPortal: true, detailTh: '', detailEn: '', groupIds: [everyone], ...item }),
    );
  await classifyPosts(db);
  await addressUnits(db, units);
  for (const [unitId, post] of [
    [department, 'director-post'],
    [planning, 'head1-post'],
    [development, 'head2-post'],
  ] as const) {
    const { route: version } = await versionsOf(db, unitId);
    const presentToPostId = postIds.get(post) ?? null;
    await act('saveRegistry', (context) =>
      saveRegistry(context, { unitId, version, registryUnitId: null, presentsFirst: true, presentToPostId, assignToUnitId: null }),
    );
  }
  const { route } = await versionsOf(db, standards);
  await act('saveRegistry', (context) =>
    saveRegistry(context, {
      unitId: standards,
      version: route,
      registryUnitId: null,
      presentsFirst: false,
      presentToPostId: null,
      assignToUnitId: dataStandards,
    }),
  );
  const { route: auditRoute } = await versionsOf(db, internalAudit);
  await act('saveRegistry', (context) =>
    saveRegistry(context, {
      unitId: internalAudit,
      version: auditRoute,
      registryUnitId: secretariat,
      presentsFirst: false,
      presentToPostId: null,
      assignToUnitId: null,
    }),
  );
  const soon = (days: number) => bangkokDay(new Date(world.clock().getTime() + days * dayMs));
  const { version } = await versionsOf(db, dataStandards);
  await act('moveUnit', (context) => moveUnit(context, { unitId: dataStandards, version, toUnitId: development, effectiveOn: soon(40) }));
  const { version: auditVersion } = await versionsOf(db, internalAudit);
  await act('renumberUnit', (context) => renumberUnit(context, { unitId: internalAudit, version: auditVersion, letterCode: 'ทด ๐๐๐๖', effectiveOn: soon(60) }));
  const [leaverId, successorId] = [personIds.get('chanidar') ?? 0, personIds.get('officer1') ?? 0];
  const settings = { agency: async () => agencyOf(standardAgency).name, publicUrl: null };
  await act('openHandover', (context) => openHandover(context, { leaverId, successorId, reason: 'โอนไปรับราชการที่สำนักงบประมาณ', leaves: true }, settings));
}
