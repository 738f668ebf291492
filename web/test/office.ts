import type { DocumentView } from '@sarabun/contract/documents/open-document';
import type { QueueRow, RowHint, Tile } from '@sarabun/contract/queues/todo-lists';

/** A work queue of the dashboard. */
export function tile(part: Partial<Tile> & Pick<Tile, 'code' | 'title' | 'count'>): Tile {
  return { header: [], rows: [], color: '#0b6b6f', icon: 'inbox', mostUrgent: 0, overdue: 0, oldestAt: new Date(), ...part };
}

/** A row of a queue; `n` tells rows apart: letter 100 + n on leg 500 + n. */
export function row(n: number, part: Partial<QueueRow> = {}): QueueRow {
  return {
    typeName: 'หนังสือภายนอก',
    speedName: 'ปกติ',
    number: `นร 0505/${n}`,
    subject: `เรื่องที่ ${n}`,
    organisation: 'สำนักเลขาธิการคณะรัฐมนตรี',
    legId: 500 + n,
    documentId: 100 + n,
    unitId: 1,
    assignmentId: null,
    receiverUnitId: 2,
    receiverText: '',
    commandText: 'ทราบ มอบกองแผน',
    usesOwnerNumber: false,
    senderTypeId: 1,
    senderTypeName: 'หน่วยงานภายนอก',
    onBehalf: false,
    forwarded: false,
    hasFile: false,
    receiptCancelled: false,
    commandCarriedOut: false,
    sentToPerson: false,
    ...part,
  };
}

/** What the screen shows beside row `n`. */
export function hint(n: number, part: Partial<RowHint> = {}): RowHint {
  return {
    legId: 500 + n,
    speed: 1,
    secrecy: 1,
    sentAt: new Date(),
    dueOn: null,
    overdue: false,
    opened: true,
    assigned: false,
    deskId: 9,
    givenTo: null,
    ...part,
  };
}

const registry = { deskId: 9, kind: 'unit', name: 'กองแผนงาน', unitName: 'กองแผนงาน' } as const;

/** A letter delivered to a registry on leg 501, without a file. */
export function letter(part: Partial<DocumentView> = {}): DocumentView {
  const sentAt = new Date('2026-11-21T09:00:00+07:00');
  return {
    documentId: 101,
    kind: 1,
    direction: 'incoming',
    isCancelled: false,
    number: 'นร 0505/1',
    datedOn: '2026-11-19',
    subject: 'เรื่องที่ 1',
    sender: 'สำนักเลขาธิการคณะรัฐมนตรี',
    addressee: 'อธิบดี',
    references: '',
    enclosures: '',
    speed: 4,
    secrecy: 1,
    dueOn: null,
    enteredAt: sentAt,
    ownerUnit: null,
    entries: [],
    answeredBy: [],
    own: null,
    files: [],
    route: [
      {
        legId: 501,
        sequence: 1,
        parentLegId: null,
        backAt: null,
        from: null,
        to: registry,
        purpose: 'delivery',
        state: 'delivered',
        sentAt,
        sentBy: null,
        sentFor: null,
        openedAt: sentAt,
        openedBy: null,
        receivedAt: null,
        receivedBy: null,
        receiveNumber: null,
        endedAt: null,
        acceptedAt: null,
        responsibility: null,
        task: null,
        dueOn: null,
        reason: null,
        proposal: null,
        planned: [],
        sameAs: null,
      },
    ],
    notes: [],
    holders: [{ desk: registry, personName: null, since: sentAt, openedAt: sentAt, purpose: 'delivery', state: 'delivered' }],
    readers: 1,
    legId: 501,
    follow: null,
    recallable: [],
    allowedActions: [],
    ...part,
  };
}
