import consent from './account/consent';
import session from './account/session';
import collections from './collections';
import common from './common';
import dates from './dates';
import queues from './letters/queues';
import notifications from './notifications';
import portal from './portal';
import shell from './shell';
import start from './start';
import ui from './ui';

/** The texts of sign-in, the frame of every page, the portal and the dashboard; loaded with them. */
export const catalogue = {
  collections,
  common,
  consent,
  dates,
  notifications,
  portal,
  queues,
  session,
  shell,
  start,
  ui,
};
