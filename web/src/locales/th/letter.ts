import dictation from './dictation';
import history from './history';
import certified from './letters/certified';
import documents from './letters/documents';
import followUp from './letters/follow-up';
import letterRoute from './letters/letter-route';
import proof from './letters/proof';
import route from './letters/route';
import secrecy from './letters/secrecy';
import signTypes from './letters/sign-types';
import signing from './letters/signing';
import workWords from './letters/work-words';
import settings from './office/settings';

/** The texts of an open queue and an open letter, loaded with the first of them (`withLetterTexts`). */
export const catalogue = {
  certified,
  dictation,
  documents,
  followUp,
  history,
  letterRoute,
  proof,
  route,
  secrecy,
  settings,
  signing,
  signTypes,
  workWords,
};
