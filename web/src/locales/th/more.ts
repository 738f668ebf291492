import calendarFeed from './calendar-feed';
import keys from './keys';
import agencyForms from './letters/agency-forms';
import copies from './letters/copies';
import letterHelp from './letters/letter-help';
import review from './letters/review';
import agencyValues from './office/agency-values';
import jobs from './office/jobs';
import serviceKeys from './office/service-keys';
import webhooks from './office/webhooks';
import offline from './offline';
import palette from './palette';
import releaseNotes from './release-notes';

/** The texts of dialogs and of a few pages of the settings, loaded with the first of them (`withMoreTexts`). */
export const catalogue = {
  agencyForms,
  agencyValues,
  calendarFeed,
  copies,
  jobs,
  keys,
  letterHelp,
  offline,
  palette,
  releaseNotes,
  review,
  serviceKeys,
  webhooks,
};
