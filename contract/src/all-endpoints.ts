import * as accountInformation from './account/account-information';
import * as avatar from './account/avatar';
import * as outbox from './account/outbox';
import * as accountRequests from './account-requests/account-requests';
import * as acting from './acting/acting';
import * as agencyValues from './agency-values/agency-values';
import * as branding from './agency-values/branding';
import * as certificateRequests from './certificates/certificate-requests';
import * as certificateSettings from './certificates/certificate-settings';
import * as ownCertificate from './certificates/own-certificate';
import * as personCertificates from './certificates/person-certificates';
import * as trustedRoots from './certificates/trusted-roots';
import * as collections from './collections/get-dashboard';
import * as intranet from './collections/intranet';
import * as manageIntranet from './collections/manage-intranet';
import * as letterCopies from './copies/letter-copies';
import * as assignmentActions from './documents/assignment-actions';
import * as circulationActions from './documents/circulation-actions';
import * as correctLetter from './documents/correct-letter';
import * as earlierWords from './documents/earlier-words';
import * as openDocument from './documents/open-document';
import * as reachedTwice from './documents/reached-twice';
import * as receivingPile from './documents/receiving-pile';
import * as registerIncoming from './documents/register-incoming';
import * as remindDocument from './documents/remind-document';
import * as routeActions from './documents/route-actions';
import * as sameLetter from './documents/same-letter';
import * as secretReaders from './documents/secret-readers';
import * as agencyForms from './drafts/agency-forms';
import * as draftLock from './drafts/draft-lock';
import * as drafts from './drafts/drafts';
import * as englishGaps from './drafts/english-gaps';
import * as letterRemarks from './drafts/letter-remarks';
import * as letterTemplates from './drafts/letter-templates';
import type { Endpoint } from './endpoint';
import * as followUp from './follow-up/follow-up';
import * as pendency from './follow-up/pendency';
import * as workingDays from './follow-up/working-days';
import * as handover from './handover/handover';
import * as history from './history/activity';
import * as myDay from './history/my-day';
import * as failedJobs from './jobs/failed-jobs';
import * as systemHealth from './jobs/system-health';
import * as lineAccount from './line/line-account';
import * as lineChannel from './line/line-channel';
import * as manuals from './manuals/manuals';
import * as groupRights from './menu-rights/group-rights';
import * as pushDevices from './notice-delivery/push-devices';
import * as quietTimes from './notice-delivery/quiet-times';
import * as sentNotices from './notice-delivery/sent-notices';
import * as noticeChannels from './notifications/notice-channels';
import * as notifications from './notifications/notifications';
import * as serverMessages from './notifications/server-messages';
import * as officeSheet from './office-import/office-sheet';
import * as waitingKey from './offline/waiting-key';
import * as findOffice from './organization/find-office';
import * as postChanges from './organization/post-changes';
import * as postSeats from './organization/post-seats';
import * as registryStructure from './organization/registry-structure';
import * as unitTree from './organization/unit-tree';
import * as personAccount from './people/person-account';
import * as persons from './people/persons';
import * as portalAlive from './portal/alive';
import * as archive from './portal/archive';
import * as menuEditor from './portal/menu-editor';
import * as menus from './portal/menus';
import * as portalTiles from './portal/portal-tiles';
import * as calendarFeed from './queues/calendar-feed';
import * as myWork from './queues/my-work';
import * as todoLists from './queues/todo-lists';
import * as receiverLists from './receiver-lists/receiver-lists';
import * as bookDisplay from './registers/book-display';
import * as controlRegister from './registers/control-register';
import * as numberCheck from './registers/number-check';
import * as numberRights from './registers/number-rights';
import * as numberWork from './registers/number-work';
import * as registerPages from './registers/register-pages';
import * as registerPrints from './registers/register-prints';
import * as registrationDisplay from './registers/registration-display';
import * as administrators from './rights/administrators';
import * as breakGlass from './rights/break-glass';
import * as clearances from './rights/clearances';
import * as emergenciesToDecide from './rights/emergencies-to-decide';
import * as explainRights from './rights/explain-rights';
import * as roles from './rights/roles';
import * as routeTemplates from './route-templates/route-templates';
import * as search from './search/search';
import * as moduleFigures from './service-keys/module-figures';
import * as moduleNotices from './service-keys/module-notices';
import * as serviceKeys from './service-keys/service-keys';
import * as activeUsers from './session/active-users';
import * as captcha from './session/captcha';
import * as changePassword from './session/change-password';
import * as consent from './session/consent';
import * as devices from './session/devices';
import * as exchangeTicket from './session/exchange-ticket';
import * as recovery from './session/recovery';
import * as secondFactor from './session/second-factor';
import * as signIn from './session/sign-in';
import * as signingPin from './session/signing-pin';
import { masterTables } from './settings/all-tables';
import * as documentWords from './settings/document-words';
import { callsServed, masterCalls } from './settings/master-calls';
import * as settingsMenu from './settings/settings-menu';
import * as ownLetter from './signing/own-letter';
import * as signTypes from './signing/sign-types';
import * as signaturePictures from './signing/signature-pictures';
import * as signaturePlace from './signing/signature-place';
import * as verifyDocument from './signing/verify-document';
import * as webhooks from './webhooks/webhooks';

const isEndpoint = (value: unknown): value is Endpoint => typeof value === 'object' && value !== null && 'path' in value && 'request' in value;

/** Every call of the product, for its documentation and for tests that cover all of them. */
export const allEndpoints: readonly Endpoint[] = [
  ...masterTables.map((table) => Object.fromEntries(callsServed(table).map((name) => [name, masterCalls(table)[name]]))),
  settingsMenu,
  signTypes,
  signaturePlace,
  portalAlive,
  portalTiles,
  archive,
  menuEditor,
  agencyValues,
  branding,
  intranet,
  manageIntranet,
  letterCopies,
  groupRights,
  persons,
  personAccount,
  officeSheet,
  waitingKey,
  acting,
  roles,
  administrators,
  clearances,
  breakGlass,
  emergenciesToDecide,
  explainRights,
  unitTree,
  findOffice,
  postChanges,
  postSeats,
  registryStructure,
  history,
  myDay,
  handover,
  failedJobs,
  systemHealth,
  documentWords,
  signIn,
  captcha,
  accountRequests,
  lineAccount,
  lineChannel,
  manuals,
  secondFactor,
  signingPin,
  exchangeTicket,
  recovery,
  changePassword,
  devices,
  outbox,
  accountInformation,
  avatar,
  consent,
  activeUsers,
  menus,
  noticeChannels,
  pushDevices,
  quietTimes,
  sentNotices,
  serverMessages,
  moduleFigures,
  moduleNotices,
  serviceKeys,
  webhooks,
  notifications,
  calendarFeed,
  myWork,
  todoLists,
  collections,
  workingDays,
  followUp,
  pendency,
  registerPages,
  registerPrints,
  numberWork,
  numberCheck,
  numberRights,
  bookDisplay,
  controlRegister,
  registrationDisplay,
  openDocument,
  remindDocument,
  routeActions,
  assignmentActions,
  circulationActions,
  correctLetter,
  sameLetter,
  earlierWords,
  routeTemplates,
  receiverLists,
  reachedTwice,
  receivingPile,
  registerIncoming,
  secretReaders,
  agencyForms,
  draftLock,
  drafts,
  englishGaps,
  letterRemarks,
  letterTemplates,
  ownLetter,
  signaturePictures,
  verifyDocument,
  ownCertificate,
  personCertificates,
  trustedRoots,
  certificateRequests,
  certificateSettings,
  search,
].flatMap((module) => Object.values(module).filter(isEndpoint));
