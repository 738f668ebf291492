import { approveProposal, assignPresent } from '@sarabun/contract/documents/assignment-actions';
import { acknowledgeDocument } from '@sarabun/contract/documents/circulation-actions';
import * as calls from '@sarabun/contract/documents/route-actions';
import type { Mode } from '@sarabun/contract/documents/verbs';
import type { Endpoint } from '@sarabun/contract/endpoint';

interface WaitingRow {
  endpoint: Endpoint;
  mode: Mode;
  /** The name under which its pane stores what is typed. */
  draft: string;
}
const row = (endpoint: Endpoint, mode: Mode, draft: string = mode): WaitingRow => ({ endpoint, mode, draft });

/** The acts that may wait for a connection, by the name of their call. Others need the server while they are made. */
export const waitingActs: Readonly<Record<string, WaitingRow>> = Object.fromEntries(
  [
    row(calls.presentDocument, 'present'),
    row(calls.commandDocument, 'command'),
    row(calls.assignDocument, 'assign'),
    row(assignPresent, 'assignPresent'),
    row(approveProposal, 'approveProposal', 'approve'),
    row(calls.forwardDocument, 'forward'),
    row(calls.reportResult, 'report'),
    row(calls.giveOpinion, 'giveOpinion'),
    row(calls.askOpinion, 'askOpinion'),
    row(acknowledgeDocument, 'acknowledge'),
  ].map((one) => [one.endpoint.name, one]),
);
