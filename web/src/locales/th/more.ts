import keys from './keys';
import agencyValues from './office/agency-values';
import jobs from './office/jobs';
import serviceKeys from './office/service-keys';
import webhooks from './office/webhooks';
import palette from './palette';
import releaseNotes from './release-notes';

/** The texts of dialogs and of a few pages of the settings, loaded with the first of them (`withMoreTexts`). */
export const catalogue = {
  agencyValues,
  jobs,
  keys,
  palette,
  releaseNotes,
  serviceKeys,
  webhooks,
};
