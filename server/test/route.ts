import { letterFor } from './letters';
import type { TestPerson, TestUnit, testPortal } from './portal';

type Portal = Awaited<ReturnType<typeof testPortal>>;

/** Helpers for tests that send a letter on its way: each verb as a call, and what the dashboard then shows. */
export function routeOf(portal: Portal) {
  const verb =
    (path: string) =>
    (as: TestPerson, legId: number, more: object = {}) =>
      portal.post(`/api/sarabun/${path}`, { legId, ...more }, { as });
  return {
    receive: verb('receive-document'),
    refuse: verb('refuse-document'),
    cancelReceipt: verb('cancel-receipt'),
    present: verb('present-document'),
    assign: verb('assign-document'),
    command: verb('command-document'),
    sendBack: verb('send-back-document'),
    forward: verb('forward-document'),
    report: verb('report-result'),
    recordResult: verb('record-result'),
    askOpinion: verb('ask-opinion'),
    giveOpinion: verb('give-opinion'),
    withdrawOpinion: verb('withdraw-opinion'),
    follow: verb('follow-document'),
    unfollow: verb('unfollow-document'),
    remind: verb('remind-document'),
    recall: verb('recall-document'),
    retract: verb('retract-act'),
    askAgain: verb('ask-again'),
    close: verb('close-document'),
    reopen: verb('reopen-document'),
    cancel: verb('cancel-document'),
    assignPresent: verb('assign-present'),
    approveProposal: verb('approve-proposal'),
    changeAssignees: verb('change-assignees'),
    acceptReport: verb('accept-report'),
    circulate: verb('circulate-document'),
    stopCirculation: verb('stop-circulation'),
    acknowledge: verb('acknowledge-document'),
    receiveSame: verb('receive-same'),
    /** A letter from outside under a receive number. */
    async received(as: TestPerson, unit: TestUnit, wanted: Parameters<typeof letterFor>[3] = {}) {
      const letter = await letterFor(portal, as, unit, wanted);
      await verb('receive-document')(as, letter.legId);
      return letter;
    },
    /** The letter as a person sees it; this opens it. */
    view: async (as: TestPerson, documentId: number, legId?: number) =>
      (await portal.get(`/api/sarabun/document?documentId=${documentId}${legId ? `&legId=${legId}` : ''}`, { as })).body.item,
    legsIn: async (as: TestPerson, typeCode: string): Promise<number[]> =>
      (await portal.post('/api/sarabun/get-todo-list', { typeCode }, { as })).body.data.map((row: { F_TRANS_ID: number }) => row.F_TRANS_ID),
  };
}

/** An assignment or command to one desk, mainly responsible. */
export const main = ({ deskId }: { deskId: number }) => ({ deskId, responsibility: 'main' });
