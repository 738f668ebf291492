import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { wireRecord } from '../wire';

const yes = z.codec(z.union([z.literal(1), z.literal('1')]), z.literal(true), { decode: () => true as const, encode: () => 1 as const });

/** Agreeing to the privacy policy and confirming the ownership of the electronic signature; both must be 1. */
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

/** The texts that a person agrees to, in their version in force. */
export const consentTexts = endpoint({
  name: 'consentTexts',
  summary: 'The privacy policy and the signature statement in force',
  method: 'GET',
  path: '/api/core/consent-texts',
  kind: 'read',
  access: 'anyone',
  request: z.object({}),
  response: z.object({
    privacy: z.object({ version: z.number(), inForceFrom: z.string(), text: z.object({ th: z.string(), en: z.string() }) }),
    signature: z.object({ version: z.number(), inForceFrom: z.string(), text: z.object({ th: z.string(), en: z.string() }) }),
  }),
});
