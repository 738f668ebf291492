import * as z from 'zod/mini';
import { endpoint, nothing } from '../endpoint';
import { day, label, moment, version, wireRecord } from '../wire';

const yes = z.codec(z.literal(1), z.literal(true), { decode: () => true as const, encode: () => 1 as const });

/** Accepts the privacy policy and confirms the electronic signature; both must be 1. */
export const requestPdpa = endpoint({
  name: 'requestPdpa',
  summary: 'Agree to the privacy policy and confirm owning the electronic signature',
  method: 'POST',
  path: '/api/sarabun/request-pdpa',
  kind: 'act',
  access: 'signedIn',
  beforeConsent: true,
  classic: true,
  request: wireRecord({ agreesToPrivacy: ['F_IS_AGREE_PDPA', yes], agreesToSignature: ['F_IS_AGREE', yes] }),
  response: z.object({ message: z.string() }),
});

/** The texts to agree to, in their current version. */
export const consentTexts = endpoint({
  name: 'consentTexts',
  summary: 'The privacy policy and the signature statement in force',
  method: 'GET',
  path: '/api/core/consent-texts',
  kind: 'read',
  access: 'anyone',
  request: z.object({}),
  response: z.object({
    privacy: z.object({ version: z.number(), inForceFrom: z.string(), text: label }),
    signature: z.object({ version: z.number(), inForceFrom: z.string(), text: label }),
  }),
});

export const consentKinds = ['privacy', 'signature'] as const;
export type ConsentKind = (typeof consentKinds)[number];

const wording = z.string().check(z.trim(), z.normalize('NFC'), z.minLength(1), z.maxLength(20_000));

const consentVersion = z.object({
  kind: z.enum(consentKinds),
  version: z.number(),
  inForceFrom: day,
  th: z.string(),
  en: z.string(),
  /** Empty for texts that came with the product. */
  issuedBy: z.string(),
  issuedAt: z.nullable(moment),
  /** The number of people who agreed to this version. */
  agreed: z.number(),
});
export type ConsentVersion = z.output<typeof consentVersion>;

export const consentVersions = endpoint({
  name: 'consentVersions',
  summary: 'The versions of the texts that persons agree to, newest first, and how many have agreed',
  method: 'GET',
  path: '/api/core/consent-versions',
  kind: 'read',
  access: { menu: 'admin-configs', right: 'query' },
  request: nothing,
  response: z.object({
    items: z.array(consentVersion),
    /** All active persons, who are asked to agree. */
    persons: z.number(),
  }),
});

/** Issues a new version of a text; from its day everyone must agree again. */
export const issueConsentText = endpoint({
  name: 'issueConsentText',
  summary: 'Issue a new version of the privacy policy or the signature statement; from its day everyone must agree again',
  method: 'POST',
  path: '/api/core/issue-consent-text',
  kind: 'act',
  access: { menu: 'admin-configs', right: 'manage' },
  request: z.object({
    kind: z.enum(consentKinds),
    /** The newest version that was seen. */
    after: version,
    inForceFrom: day,
    th: wording,
    en: wording,
  }),
  response: z.object({ version: z.number() }),
});
