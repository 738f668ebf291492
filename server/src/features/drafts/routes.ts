import * as formCalls from '@sarabun/contract/drafts/agency-forms';
import * as lockCalls from '@sarabun/contract/drafts/draft-lock';
import * as calls from '@sarabun/contract/drafts/drafts';
import { englishGaps as englishGapsCall } from '@sarabun/contract/drafts/english-gaps';
import * as remarkCalls from '@sarabun/contract/drafts/letter-remarks';
import type { FastifyInstance } from 'fastify';
import { type Platform, serveAct, servePreparedAct, serveRead } from '../../platform/http';
import { cancelDraft } from './cancel-draft';
import { keptForms, removeForm, saveForm } from './forms/manage-forms';
import { draftLock, takeDraft } from './lock/hold-draft';
import { letterPdfRoute } from './paper-routes';
import { letterPictureRoutes } from './pictures/picture-routes';
import { englishGaps, letterVersions, myDrafts, newDraft, openDraft, proposeSteps } from './read-drafts';
import { addRemarks, letterRemarks, settleRemarks } from './review-remarks';
import { saveDraft } from './save-draft';
import type { Press } from './set-paper';
import { submitLetter } from './submit-letter';

export function draftRoutes(app: FastifyInstance, platform: Platform, press: Press): void {
  serveRead(app, platform, calls.newDraft, newDraft);
  serveRead(app, platform, calls.proposeSteps, proposeSteps);
  serveRead(app, platform, calls.myDrafts, myDrafts);
  serveRead(app, platform, calls.openDraft, openDraft);
  serveRead(app, platform, calls.letterVersions, letterVersions);
  serveRead(app, platform, englishGapsCall, englishGaps);
  serveAct(app, platform, calls.saveDraft, saveDraft);
  serveAct(app, platform, calls.cancelDraft, cancelDraft);
  servePreparedAct(app, platform, calls.submitDraft, (context, input) => submitLetter(context, input, press));
  serveRead(app, platform, lockCalls.draftLock, draftLock);
  serveAct(app, platform, lockCalls.takeDraft, takeDraft);
  serveRead(app, platform, remarkCalls.letterRemarks, letterRemarks);
  serveAct(app, platform, remarkCalls.addRemarks, addRemarks);
  serveAct(app, platform, remarkCalls.settleRemarks, settleRemarks);
  serveRead(app, platform, formCalls.keptForms, keptForms);
  serveAct(app, platform, formCalls.saveForm, saveForm);
  serveAct(app, platform, formCalls.removeForm, removeForm);
  letterPdfRoute(app, platform, press);
  letterPictureRoutes(app, platform, press.storage);
}
