import { deliverIncoming } from '../src/features/documents';
import { innerOrigin, runAction } from '../src/platform/action';
import type { TestPerson, TestUnit, testPortal } from './portal';

type Portal = Awaited<ReturnType<typeof testPortal>>;

interface Wanted {
  kind?: number;
  subject?: string;
  number?: string;
  speed?: number;
  secrecy?: number;
  dueOn?: string | null;
  uploadIds?: string[];
}

/** Puts a letter from outside on a registry's desk, where it waits to be received. */
export async function letterFor(
  portal: Portal,
  registrar: TestPerson,
  unit: TestUnit,
  { kind = 1, subject = 'ขอความอนุเคราะห์ข้อมูล', number = 'กษ ๐๒๐๕/๑', speed = 1, secrecy = 1, dueOn = null, uploadIds = [] }: Wanted = {},
) {
  const actor = await portal.actor(registrar);
  const incoming = {
    kind,
    number,
    datedOn: '2026-01-05',
    subject,
    sender: 'กระทรวงเกษตรและสหกรณ์',
    addressee: 'อธิบดี',
    references: '',
    enclosures: '',
    speed,
    secrecy,
    dueOn,
    uploadIds,
  };
  return runAction(portal.running.world, 'deliverIncoming', { actor, origin: innerOrigin }, (context) =>
    deliverIncoming(context, { ...incoming, deskId: unit.deskId }),
  );
}
