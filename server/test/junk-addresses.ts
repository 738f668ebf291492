import { avatarUploadPath } from '@sarabun/contract/account/avatar';
import { authorityFile, ocspPath, revokedFile } from '@sarabun/contract/certificates/certificate-settings';
import { intranetUploadPath } from '@sarabun/contract/collections/intranet';
import { uploadPath } from '@sarabun/contract/documents/register-incoming';
import { letterPictureAddress, letterPictureUploadPath } from '@sarabun/contract/drafts/letter-pictures';
import { letterPdfPath } from '@sarabun/contract/drafts/paper-paths';
import { lineWebhookAddress } from '@sarabun/contract/line/line-account';
import { manualPicturePath } from '@sarabun/contract/manuals/manuals';
import { personAvatarPath } from '@sarabun/contract/people/person-account';
import { controlPrintPath, controlSheetPath } from '@sarabun/contract/registers/control-register';
import { registerPrintPath, registerSheetPath } from '@sarabun/contract/registers/register-pages';
import { providerAddress, providerCallbackAddress } from '@sarabun/contract/session/provider';
import { masterTables } from '@sarabun/contract/settings/all-tables';
import { kindSamplePath } from '@sarabun/contract/settings/document-words';
import { masterFilePath, masterUploadPath } from '@sarabun/contract/settings/master-calls';
import { fileFields } from '@sarabun/contract/settings/master-table';
import { pictureUploadPath } from '@sarabun/contract/signing/signature-pictures';

const ofSettings = masterTables.flatMap((table) => fileFields(table).map(([field]) => ({ path: table.path, field })));

/** Addresses that accept files. */
export const uploadPaths: readonly string[] = [
  avatarUploadPath,
  personAvatarPath,
  `${personAvatarPath}?personId=2147483648`,
  `${personAvatarPath}?personId=1&personId=%00`,
  intranetUploadPath,
  uploadPath,
  manualPicturePath,
  pictureUploadPath,
  letterPictureUploadPath,
  ...ofSettings.map(({ path, field }) => masterUploadPath(path, field)),
];

const ids = [
  '1',
  '0',
  '-1',
  '1.5',
  'x',
  '2147483647',
  '2147483648',
  '99999999999999999999',
  '1e3',
  '__proto__',
  '%00',
  '%ff',
  '%E0%B8%81',
  '..%2f..',
  "1'",
  '%',
  'a'.repeat(300),
];
const byId = [
  (id: string) => `${pictureUploadPath}/${id}`,
  letterPictureAddress,
  (id: string) => `/api/core/avatar/${id}`,
  (id: string) => `/api/sarabun/letter-pdf/${id}?revision=${id}`,
  (id: string) => `/api/sarabun/document-file/${id}/${id}`,
  (id: string) => `${intranetUploadPath}/${id}`,
  (id: string) => `/api/service/manual-pictures/${id}`,
  (id: string) => `/api/service/brand-pictures/${id}`,
  (id: string) => `/api/service/brand-icons/${id}`,
  (id: string) => kindSamplePath(id),
  ...ofSettings.map(
    ({ path, field }) =>
      (id: string) =>
        masterFilePath(path, field, id),
  ),
];
const queries = [
  '',
  '?',
  '?authority=%00',
  '?authority=2147483648',
  '?registerId=2147483648&year=2569',
  '?registerId=1&year=1e9',
  '?year[]=1&registerId[x]=2',
  '?format=pdf',
  '?state=x&code=%00',
  '?%ff=%ff',
];
const byQuery = [
  authorityFile,
  revokedFile,
  `${ocspPath}/AAAA`,
  registerSheetPath,
  registerPrintPath,
  controlSheetPath,
  controlPrintPath,
  providerAddress,
  providerCallbackAddress,
  lineWebhookAddress,
];

/** Addresses other than calls: of files, of nothing, and invalid ones. */
export const junkAddresses: readonly string[] = [
  '/',
  '/api',
  '/api/',
  '/api/%ff',
  '/api/%',
  '/api/%00',
  '/api/%2e%2e/%2e%2e/etc/passwd',
  '/api/sarabun/%ff/x',
  '/api//verify',
  '/api/verify/',
  '/API/verify',
  '/%ff',
  '/%c0%af',
  '/%E0%B8',
  '//',
  '/x\\y',
  '/assets/%ff',
  '/assets/missing.js',
  '/assets/../package.json',
  '/media/x',
  '/.env',
  '/portal/%ff',
  `/api/${'a'.repeat(5000)}`,
  `/api/sarabun/document?documentId=${'9'.repeat(5000)}`,
  '/api/openapi.json?x=%ff',
  '/api/docs',
  letterPdfPath(1, '%00'),
  ...byId.flatMap((addressOf) => ids.map(addressOf)),
  ...byQuery.flatMap((path) => queries.map((query) => path + query)),
];

export const junkMethods: readonly string[] = ['GET', 'GET', 'GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'PROPFIND', 'TRACE'];

/** Headers that proxies, crawlers and attackers send. */
export const junkHeaders: readonly Readonly<Record<string, string>>[] = [
  { authorization: 'Bearer' },
  { authorization: 'Bearer a b c' },
  { authorization: 'Basic eDp4' },
  { authorization: `Bearer ${'x'.repeat(4000)}` },
  { cookie: 'sarabun_auth=%00; sarabun_device=%ff' },
  { cookie: 'sarabun_auth=%E0%A4; __proto__=1; =; ;;' },
  { cookie: `sarabun_device=${'x'.repeat(3000)}` },
  { 'accept-language': 'xx-\u00ff;q=9, *' },
  { 'accept-language': 'en' },
  { 'user-agent': '\u00ff'.repeat(500) },
  { 'user-agent': '' },
  { 'idempotency-key': 'x'.repeat(500) },
  { 'idempotency-key': '\u00ff' },
  { 'idempotency-key': 'same' },
  { 'x-forwarded-for': 'not an address, 1.2.3.4' },
  { 'x-http-method-override': 'DELETE' },
  { 'accept-version': '9.9.9' },
  { 'if-none-match': '"\u00ff' },
  { range: 'bytes=9-1' },
  { 'content-encoding': 'gzip' },
  { 'content-length': '-5' },
  { 'transfer-encoding': 'chunked, chunked' },
  { origin: 'null' },
];
