import common from './common';
import dates from './dates';
import notifications from './notifications';
import portal from './portal';
import session from './session';
import shell from './shell';
import ui from './ui';

/** Every text in Thai, by feature. */
export const catalogue = { common, dates, notifications, portal, session, shell, ui };
