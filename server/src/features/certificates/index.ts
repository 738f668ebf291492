export { openAgencySeal } from './agency-seal';
export { findTrusted } from './authority-store';
export { daysLeft } from './certificate-rules';
export { keepCertificates, sealKeysAnew } from './keep-certificates';
export { findUsable, type OpenedCertificate, openCertificate } from './open-certificate';
export { certificateDemanded } from './refusals';
export { certificateRoutes } from './routes';
export type { CertificateSettings } from './settings';
export { checkSignatures, signWithCertificate } from './sign-with-certificate';
