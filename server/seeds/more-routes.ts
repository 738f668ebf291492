import { queues } from '@sarabun/contract/queues/queue';
import { askOpinion, assignPresent, circulateDocument } from '../src/features/documents';
import { saveTemplate } from '../src/features/route-templates';
import { type ActContext, innerOrigin, runAction } from '../src/platform/action';
import type { Running } from '../src/running';
import type { Office } from './build-office';
import { openWork } from './more-routes-store';
import { development, planning, secretariat, standards } from './office';
import { actorAt } from './replay-letters-store';

/** Two route templates, a proposed assignment that waits for approval, a circular, and a letter with two requests for an opinion. */
export async function seedRoutes({ db, world }: Running, office: Office): Promise<void> {
  const by = async (username: string) => {
    const actor = await actorAt(db, office.personIds.get(username) as number, world.clock());
    return <R>(name: string, useCase: (context: ActContext) => Promise<R>) => runAction(world, name, { actor, origin: innerOrigin }, useCase);
  };
  const person = (username: string) => office.deskOfPerson.get(username) as number;
  const post = (key: string) => office.deskOfPost.get(key) as number;
  const unit = (id: number) => office.deskOfUnit.get(id) as number;
  const administrator = await by('admin');
  const template = (nameTh: string, nameEn: string, way: 'sequential' | 'parallel', desks: readonly number[]) =>
    administrator('saveTemplate', (context) =>
      saveTemplate(context, {
        templateId: null,
        version: 1,
        nameTh,
        nameEn,
        way,
        unitId: null,
        active: true,
        steps: desks.map((deskId) => ({ deskId, responsibility: way === 'parallel' ? ('information' as const) : ('joint' as const) })),
      }),
    );
  await template('เสนอรองฯ แล้วเสนอผู้บริหารสูงสุด', 'To the deputy, then to the head of the office', 'sequential', [post('deputy-post'), post('director-post')]);
  await template('เวียนทุกหน่วยงาน', 'To every unit', 'parallel', [secretariat, planning, development, standards].map(unit));
  const registrar = await by('registrar1');
  const [proposed, circulated] = await openWork(db, unit(planning), [queues.jobReceived.number], 2);
  const [discussed] = await openWork(db, post('deputy-post'), [queues.waitAssign.number], 1);
  if (proposed) {
    const parties = [
      { deskId: person('officer1'), responsibility: 'main' as const },
      { deskId: person('officer2'), responsibility: 'joint' as const },
    ];
    const proposal = { text: 'เห็นควรมอบผู้เกี่ยวข้องดำเนินการ', parties, task: 'ตรวจสอบข้อมูลและจัดทำข้อเสนอ', dueOn: null, needsReport: true, jobTypeId: null };
    await registrar('assignPresent', (context) =>
      assignPresent(context, { legId: proposed, deskId: post('deputy-post'), takesEffect: 'whenApproved', ...proposal }),
    );
  }
  if (circulated) {
    const deskIds = ['officer1', 'officer2', 'head1', 'head2'].map(person);
    await registrar('circulateDocument', (context) => circulateDocument(context, { legId: circulated, deskIds, text: 'เพื่อทราบและถือปฏิบัติ', dueOn: null }));
  }
  if (discussed) {
    const deskIds = [development, standards].map(unit);
    const text = 'ขอความเห็นเกี่ยวกับผลกระทบต่อภารกิจของหน่วยงาน';
    const deputy = await by('deputy');
    await deputy('askOpinion', (context) => askOpinion(context, { legId: discussed, deskIds, text, dueOn: null }));
  }
}
