/** Why a receiver gave no answer, by what the server reports. */
const signs = {
  notAllowed: /WEBHOOK_NETWORKS/,
  tooLate: /in time|ETIMEDOUT/,
  noSuchHost: /ENOTFOUND|EAI_AGAIN/,
  refused: /ECONNREFUSED/,
  broken: /ECONNRESET|EPIPE|socket hang up|Parse Error/i,
  noWay: /EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL/,
  certificate: /certificate|self-signed|CERT_|EPROTO|SSL|TLS|altnames/i,
} as const;

type PostFault = keyof typeof signs | 'other';

/** The kind of a failure, for which there are words; `other` if it is none of those known. */
export const postFault = (report: string): PostFault => (Object.keys(signs) as (keyof typeof signs)[]).find((kind) => signs[kind].test(report)) ?? 'other';
