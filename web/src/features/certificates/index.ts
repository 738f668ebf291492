import { lazy } from 'react';

/** The own certificates, `/certificate-register`. */
export const CertificateRegisterScreen = lazy(async () => ({ default: (await import('./own-screen')).OwnCertificatesScreen }));
/** The centre of certificates, `/settings/3284`. */
export const CertificateCentreScreen = lazy(async () => ({ default: (await import('./centre-screen')).CertificateCentreScreen }));
/** How the certificate of each person stands, `/settings/{menuID}/certificate-person`. */
export const CertificatePeopleScreen = lazy(async () => ({ default: (await import('./people-screen')).CertificatePeopleScreen }));
/** The certificates of one person, `/settings/{menuID}/certificate-person/{personID}`. */
export const PersonCertificatesScreen = lazy(async () => ({ default: (await import('./person-screen')).PersonCertificatesScreen }));
/** Requests for certificates, `/settings/{menuID}/certificate-person-request`. */
export const CertificateRequestsScreen = lazy(async () => ({ default: (await import('./requests-screen')).CertificateRequestsScreen }));
/** Who gets a certificate without a decision, `/settings/{menuID}/certificate-person-auto`. */
export const CertificateRulesScreen = lazy(async () => ({ default: (await import('./rules-screen')).CertificateRulesScreen }));
