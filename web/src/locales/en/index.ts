import type { Catalogue } from '../catalogue';
import common from './common';
import dates from './dates';
import notifications from './notifications';
import portal from './portal';
import session from './session';
import shell from './shell';
import ui from './ui';

/** Every text in English, by feature. */
export const catalogue: Catalogue = { common, dates, notifications, portal, session, shell, ui };
