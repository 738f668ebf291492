import keys from './keys';
import palette from './palette';
import releaseNotes from './release-notes';

/** The texts of dialogs that no page needs to be drawn, loaded with the first of them. */
export const catalogue = {
  keys,
  palette,
  releaseNotes,
};
