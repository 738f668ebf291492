import { type DocumentView, openDocument, type RouteLeg } from '@sarabun/contract/documents/open-document';
import { findParties } from '@sarabun/contract/documents/route-actions';
import { type DocumentAction, verbs } from '@sarabun/contract/documents/verbs';
import type { Endpoint } from '@sarabun/contract/endpoint';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DocumentDialog } from '../src/features/documents/document-dialog';
import { answerCalls, type Made, on, type Refused } from './network';
import { letter } from './office';
import { show } from './show';
import { officeWords } from './words';

export const director = { deskId: 20, kind: 'post', name: 'ผู้อำนวยการกอง', unitName: 'กองแผนงาน' } as const;
export const clerk = { personId: 8, name: 'นางสาวปรียา แสงทอง', postName: 'เจ้าพนักงานธุรการ' };
export const first = letter().route[0] as RouteLeg;
/** The letter on the reader's desk, sent by the director's secretary. */
export const work: RouteLeg = { ...first, from: director, sentBy: clerk, purpose: 'assignment', state: 'received', task: 'ตรวจสอบ', responsibility: 'main' };
export const parties = on(findParties, ({ kind }) => ({
  items: [
    {
      deskId: 20,
      kind: 'post' as const,
      name: 'ผู้อำนวยการกอง',
      detail: 'นางอรุณี',
      actingName: 'นายวิชัย',
      actingPhrase: 'duty' as const,
      unitId: 1,
      unitName: 'กองแผนงาน',
      open: 0,
    },
    { deskId: 31, kind: 'unit' as const, name: 'กองคลัง', detail: '', actingName: null, unitId: 2, unitName: 'กองคลัง', open: 0 },
  ].filter((party) => kind === undefined || party.kind === kind),
}));

/** Opens a letter on which one act is allowed; answers the calls that it makes. */
export async function open(action: DocumentAction, endpoint: Endpoint, view: Partial<DocumentView> = {}, refused?: Refused): Promise<Made[]> {
  const item = letter({ route: [work], allowedActions: [action], ...view });
  const made = answerCalls(
    on(openDocument, () => ({ item })),
    parties,
    officeWords,
    on(endpoint, () => refused ?? { item: { documentId: 101, legIds: [502] } }),
  );
  await show(<DocumentDialog documentId={101} legId={501} onClose={() => undefined} />, '/sarabun/dashboard');
  await screen.findByRole('region', { name: 'เรื่องและเส้นทาง' });
  // What takes something back is never open at first.
  if (verbs[action].takesBack) await userEvent.click(await screen.findByRole('tab', { name: verbs[action].tab?.th ?? '' }));
  // These are loaded when they are opened.
  if (['sendBack', 'refuse', 'close'].includes(action)) await screen.findByRole('form');
  return made;
}
export const sent = (made: Made[], { name }: Endpoint) => made.filter((one) => one.name === name).map(({ input }) => input);
export const ctrlEnter = () => userEvent.keyboard('{Control>}{Enter}{/Control}');
export const box = (name: RegExp | string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });
