/**
 * The figures that the specification fixes, each under the section that names it. Times are in milliseconds and sizes in pixels unless a
 * comment says otherwise. `server/src/constants.test.ts` compares them with docs/specification.md.
 */

/** Specification §9, the new password of specification §5. */
export const minPasswordLength = 8;
/** Specification §9, one-time code: seconds in which it may be used. */
export const codeSeconds = 300;

/** Specification §9, idle: from the last activity to the overlay, and from there to signing out. Both are the defaults of the deployment. */
export const idle = { after: 1_800_000, logoutDelay: 5000 } as const;

/** Specification §7, §9, a call that fails with 500 or above is tried again so often, after the delay times the number of the attempt. */
export const retries = { most: 3, delay: 1000 } as const;

/** Specification §9, how long a message stays. */
export const stays = {
  /** The welcome after signing in, and other dialogs of success. */
  success: 2500,
  errorToast: 2500,
  /** The dialog about a consent that could not be stored. */
  consentFailure: 2500,
  /** A key that an e-mail address cannot hold (specification §5). */
  wrongKey: 2500,
  /** The success of a new password, before the page goes on to sign-in. */
  reset: 3500,
  toast: 3000,
} as const;

/** Specification §9, how long something waits. */
export const delays = {
  notificationSubscription: 3000,
  cookieBanner: 1000,
  consent: 2000,
  /** A letter that was received under its earlier number opens again. */
  reopen: 500,
  headerMenu: 1000,
  /** The bell follows a change of the queues. */
  bellAfterQueues: 2000,
  /** Before the print dialog, so that pictures and fonts are there. */
  print: 1000,
} as const;

/** Specification §9, §5, a queue: rows of a page, its table, how long typing rests before a search and the fewest characters of one. */
export const queueTable = { rows: 10, height: 500, searchDelay: 800, minSearchLength: 3 } as const;
/** Specification §9, §5, a panel of book collections. */
export const bookPanel = { rows: 5, height: 290, searchDelay: 1500, minSearchLength: 3 } as const;
/** Specification §9, the bell: its newest alerts. */
export const bell = { rows: 10 } as const;
/** Specification §9, areas that scroll, and the dropdowns. */
export const scrollArea = { height: 300, phoneHeight: 200 } as const;

/** Specification §9, days: the auth cookie, and the cookie consent where the deployment says nothing else. */
export const cookieDays = { auth: 7, consent: 30 } as const;

/** Specification §9, the largest width of a large dialog. */
export const dialogWidth = { standard: 1200, iPad: 1000, windows: 1400 } as const;
/** Specification §9, the column of the subject, from the widest window to the narrowest. */
export const titleWidths = [500, 180, 120, 100] as const;
/** Specification §9, tiles in a row of the dashboard, and items in a row of the header's menu. */
export const itemsInRow = { tiles: 4, headerMenu: 4 } as const;

/** Specification §9, the header's menu. */
export const headerMenuRoot = { menuId: 3090, level: 1 } as const;
/** Specification §2, §9, the settings centre and the centre of certificates. */
export const settingsCentre = 3144;
export const certificateCentre = 3284;
/** Specification §9, the unit at the top of an office. */
export const defaultUnit = 10_000_000;
/** Specification §4, what stands behind a person's id in the menu id of the dashboard. */
export const dashboardSuffix = 1035;

/** Specification §4, §9: the language before a choice, that of a header with nothing kept, and the one for a language that is not known. */
export const languages = { standard: 'th', header: 'en', fallback: 'en' } as const;

/** Specification §9, the colour of a loader: at the main organisation, and at every other. */
export const loaderColors = { main: '#4272D8', others: '#023e8a' } as const;

/** Specification §9, units of file sizes; each is 1024 of the one before. */
export const fileSizeUnits = ['Bytes', 'KB', 'MB', 'GB', 'TB'] as const;

/** Specification §9, the socket: the connect timeout, and how it connects again. */
export const socket = { timeout: 20_000, minDelay: 1000, maxDelay: 5000, randomness: 0.5, attempts: Number.POSITIVE_INFINITY } as const;

/** Specification §5, the signature pad: width of the pen, size of a dot, distance of two points, and how often points are taken. */
export const signaturePad = { minWidth: 0.5, maxWidth: 2.5, dotSize: 1.5, minDistance: 5, throttle: 16 } as const;

/** Specification §6, the roles that head a registry: at the main organisation, and at every other. */
export const headOfRegistryRoles = { main: [1, 2007, 2008], others: [1] } as const;
