import { lazyPage } from '../../ui/lazy-part';

/** One's own certificates, `/certificate-register`. */
export const CertificateRegisterScreen = lazyPage(async () => (await import('./own-screen')).OwnCertificatesScreen);
/** The certificate centre, `/settings/3284`. */
export const CertificateCentreScreen = lazyPage(async () => (await import('./centre-screen')).CertificateCentreScreen);
/** The certificate states of all people, `/settings/{menuID}/certificate-person`. */
export const CertificatePeopleScreen = lazyPage(async () => (await import('./people-screen')).CertificatePeopleScreen);
/** The certificates of one person, `/settings/{menuID}/certificate-person/{personID}`. */
export const PersonCertificatesScreen = lazyPage(async () => (await import('./person-screen')).PersonCertificatesScreen);
/** Requests for certificates, `/settings/{menuID}/certificate-person-request`. */
export const CertificateRequestsScreen = lazyPage(async () => (await import('./requests-screen')).CertificateRequestsScreen);
/** Who gets a certificate without a decision, `/settings/{menuID}/certificate-person-auto`. */
export const CertificateRulesScreen = lazyPage(async () => (await import('./rules-screen')).CertificateRulesScreen);
