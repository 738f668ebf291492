import * as assignmentCalls from '@sarabun/contract/documents/assignment-actions';
import * as circulationCalls from '@sarabun/contract/documents/circulation-actions';
import { correctLetter as correctEndpoint } from '@sarabun/contract/documents/correct-letter';
import * as wordCalls from '@sarabun/contract/documents/earlier-words';
import { openDocument as openEndpoint } from '@sarabun/contract/documents/open-document';
import { findReachedTwice as twiceEndpoint } from '@sarabun/contract/documents/reached-twice';
import * as pileCalls from '@sarabun/contract/documents/receiving-pile';
import {
  stampPlaceOnFile as placeEndpoint,
  registerIncoming as registerEndpoint,
  myRegistries as registriesEndpoint,
} from '@sarabun/contract/documents/register-incoming';
import { remindDocument as remindEndpoint, remindSigner as remindSignerEndpoint } from '@sarabun/contract/documents/remind-document';
import * as calls from '@sarabun/contract/documents/route-actions';
import * as sameCalls from '@sarabun/contract/documents/same-letter';
import { secretReaders as secretReadersEndpoint } from '@sarabun/contract/documents/secret-readers';
import { receiveDocuments as receiveManyEndpoint } from '@sarabun/contract/registers/number-work';
import type { Label } from '@sarabun/contract/values/label';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/database';
import type { FileStorage } from '../../platform/files';
import { type Platform, serveAct, serveRead } from '../../platform/http';
import { cancelReceipt } from './incoming/cancel-receipt';
import { correctLetter } from './incoming/correct-letter';
import { earlierWords, recognizeNumber, recognizeParties } from './incoming/earlier-words';
import { myRegistries } from './incoming/my-registries';
import { receiveDocument, receiveDocuments } from './incoming/receive-document';
import { findSameLetters, receiveSame, registerSame } from './incoming/receive-same';
import { receiveAndSendOn } from './receiving/receive-and-send-on';
import { keepPile, leavingPile, myPile } from './receiving/receiving-pile';
import { acknowledgeDocument } from './route/acknowledge-document';
import { askAgain } from './route/ask-again';
import { cancelDocument } from './route/cancel-document';
import { circulateDocument, stopCirculation } from './route/circulate-document';
import { closeDocument } from './route/close-document';
import { commandDocument } from './route/command-document';
import { followDocument, unfollowDocument } from './route/follow-document';
import { forwardDocument } from './route/forward-document';
import { presentDocument } from './route/present-document';
import { recallDocument } from './route/recall-document';
import { refuseDocument } from './route/refuse-document';
import { remindDocument, remindSigner } from './route/remind-document';
import { reopenDocument } from './route/reopen-document';
import { retractAct } from './route/retract-act';
import { sendBackDocument } from './route/send-back-document';
import { fileRoutes } from './view/file-routes';
import { findParties, findReachedTwice, suggestParties } from './view/find-parties';
import { openDocument } from './view/open-document';
import { secretReaders } from './view/secret-readers';
import { stampPlaceOnFile } from './view/stamp-place';
import { acceptReport } from './work/accept-report';
import { answering } from './work/answer-share';
import { approveProposal } from './work/approve-proposal';
import { askOpinion, withdrawOpinion } from './work/ask-opinion';
import { assignDocument } from './work/assign-document';
import { assignPresent } from './work/assign-present';
import { changeAssignees } from './work/change-assignees';
import { recordResult } from './work/record-result';

export function documentRoutes(
  app: FastifyInstance,
  platform: Platform,
  files: { storage: FileStorage; limit: number; limitNow: () => Promise<number> },
  agency: (db: Database) => Promise<Label>,
): void {
  serveRead(app, platform, openEndpoint, openDocument);
  serveAct(app, platform, calls.receiveDocument, receiveDocument);
  serveAct(app, platform, receiveManyEndpoint, receiveDocuments);
  serveAct(app, platform, calls.refuseDocument, refuseDocument);
  serveAct(app, platform, calls.cancelReceipt, cancelReceipt);
  serveAct(app, platform, correctEndpoint, correctLetter);
  serveAct(app, platform, calls.presentDocument, presentDocument);
  serveAct(app, platform, calls.assignDocument, assignDocument);
  serveAct(app, platform, calls.commandDocument, commandDocument);
  serveAct(app, platform, calls.sendBackDocument, sendBackDocument);
  serveAct(app, platform, calls.forwardDocument, forwardDocument);
  serveAct(app, platform, calls.reportResult, answering('report'));
  serveAct(app, platform, calls.askOpinion, askOpinion);
  serveAct(app, platform, calls.giveOpinion, answering('giveOpinion'));
  serveAct(app, platform, calls.withdrawOpinion, withdrawOpinion);
  serveAct(app, platform, calls.recordResult, recordResult);
  serveAct(app, platform, calls.followDocument, followDocument);
  serveAct(app, platform, calls.unfollowDocument, unfollowDocument);
  serveAct(app, platform, remindEndpoint, remindDocument);
  serveAct(app, platform, remindSignerEndpoint, remindSigner);
  serveAct(app, platform, calls.recallDocument, recallDocument);
  serveAct(app, platform, calls.retractAct, retractAct);
  serveAct(app, platform, calls.askAgain, askAgain);
  serveAct(app, platform, calls.closeDocument, closeDocument);
  serveAct(app, platform, calls.reopenDocument, reopenDocument);
  serveAct(app, platform, calls.cancelDocument, cancelDocument);
  serveAct(app, platform, assignmentCalls.assignPresent, assignPresent);
  serveAct(app, platform, assignmentCalls.approveProposal, approveProposal);
  serveAct(app, platform, assignmentCalls.changeAssignees, changeAssignees);
  serveAct(app, platform, assignmentCalls.acceptReport, acceptReport);
  serveAct(app, platform, circulationCalls.circulateDocument, circulateDocument);
  serveAct(app, platform, circulationCalls.stopCirculation, stopCirculation);
  serveAct(app, platform, circulationCalls.acknowledgeDocument, acknowledgeDocument);
  serveRead(app, platform, wordCalls.earlierWords, earlierWords);
  serveRead(app, platform, wordCalls.recognizeNumber, recognizeNumber);
  serveRead(app, platform, wordCalls.recognizeParties, (context, input) => recognizeParties(context, input, agency));
  serveRead(app, platform, sameCalls.findSameLetters, findSameLetters);
  serveAct(app, platform, sameCalls.receiveSame, receiveSame);
  serveAct(app, platform, sameCalls.registerSame, leavingPile(registerSame));
  serveRead(app, platform, pileCalls.myPile, myPile);
  serveAct(app, platform, pileCalls.keepPile, keepPile);
  serveAct(app, platform, registerEndpoint, leavingPile(receiveAndSendOn));
  serveRead(app, platform, calls.findParties, findParties);
  serveRead(app, platform, calls.suggestParties, suggestParties);
  serveRead(app, platform, twiceEndpoint, findReachedTwice);
  serveRead(app, platform, registriesEndpoint, myRegistries);
  serveRead(app, platform, placeEndpoint, stampPlaceOnFile(files.storage));
  serveRead(app, platform, secretReadersEndpoint, secretReaders);
  fileRoutes(app, platform, files);
}
