export { deliverIncoming } from './incoming/deliver-incoming';
export { rememberLetter } from './incoming/earlier-words';
export { receiveDocument } from './incoming/receive-document';
export { registerIncoming } from './incoming/register-incoming';
export { stampKind } from './incoming/stamp-copies';
export { hasFunction, isTimeFor, mayRecall } from './letter/document-workflow';
export { handOverLetter } from './letter/hand-over-letters';
export {
  addLegs,
  addParty,
  endLegs,
  isNumbered,
  knownLetter,
  type Leg,
  type Letter,
  lockDocument,
  type NewLeg,
  readLetter,
  saveSigned,
  setDocumentState,
} from './letter/letter-store';
export { lockForWriting, writesThrough } from './letter/lock-writing';
export { isOnOwnWay } from './letter/own-way-store';
export { findReceivers } from './letter/receiver-store';
export { reasonMissing, uploadGone } from './letter/refusals';
export { beginStep, finishStep, noteOn, receiversOf, type Step, tooLate } from './letter/route-step';
export { circulationStopped } from './letter/route-texts';
export { circulateDocument } from './route/circulate-document';
export { closeDocument } from './route/close-document';
export { commandDocument } from './route/command-document';
export { followDocument } from './route/follow-document';
export { forwardDocument } from './route/forward-document';
export { presentDocument } from './route/present-document';
export { remindDocument } from './route/remind-document';
export { usualReminder } from './route/remind-texts';
export { sendBackDocument } from './route/send-back-document';
export { documentRoutes } from './routes';
export { mayKnow, personMayKnow } from './view/access-store';
export { insertDocument, takeUploads } from './view/document-entry-store';
export { mayOpen } from './view/emergency-store';
export { explainAccess } from './view/explain-access';
export { findDocument } from './view/find-document';
export { openDocument, workOn } from './view/open-document';
export { bearerAt, printedAs } from './view/own-letter-view-store';
export { sweepUploads } from './view/sweep-uploads';
export { keepFile } from './view/upload-file';
export { reportResult } from './work/answer-share';
export { askOpinion } from './work/ask-opinion';
export { assignDocument } from './work/assign-document';
export { assignPresent } from './work/assign-present';
