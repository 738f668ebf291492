import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { numberSource } from '../registers/number-work';
import { day, id, moment } from '../wire';
import { documentKindCodes } from './document-kind';

/** The answer to an upload: a file that waits to be attached. It is thrown away after a day if nothing takes it. */
export const uploadedFile = z.object({ uploadId: z.uuid(), name: z.string(), size: z.number(), pages: z.number(), sha256: z.string() });
export type UploadedFile = z.output<typeof uploadedFile>;

/**
 * `POST` as multipart form with one part `file`; a PDF, checked by its content. Refused by name when it is something else, and when a
 * field `secrecy` before it says ลับที่สุด (4).
 */
export const uploadPath = '/api/sarabun/upload-file';

/** The file of a letter, opened by the browser itself; the cookie is enough to read. */
export const filePath = (fileId: number, documentId: number) => `/api/sarabun/document-file/${documentId}/${fileId}`;

/** Where the receive stamp is laid on a copy of the first page: its left upper corner, in parts of the page's width and height. */
export const stampPlace = z.object({ x: z.number().check(z.gte(0), z.lte(1)), y: z.number().check(z.gte(0), z.lte(1)) });
export type StampPlace = z.output<typeof stampPlace>;

/** Registers a letter that came from outside (on paper or as a scan): the letter and its receive number in one step. */
export const registerIncoming = endpoint({
  name: 'registerIncoming',
  summary: 'Register a letter that came from outside under the next receive number, a reserved or a back-dated one',
  method: 'POST',
  path: '/api/sarabun/register-incoming',
  kind: 'act',
  access: 'signedIn',
  request: z.object({
    /** The registry: one of my unit desks. */
    deskId: id,
    kind: z.literal(documentKindCodes),
    number: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
    datedOn: day,
    sender: z.string().check(z.trim(), z.minLength(1), z.maxLength(300)),
    /** Another organisation (1), a unit of this office (2) or a person (3), as the table of sender types has it; another organisation when not given. */
    senderType: z.optional(z.literal([1, 2, 3])),
    addressee: z.string().check(z.trim(), z.minLength(1), z.maxLength(300)),
    subject: z.string().check(z.trim(), z.minLength(1), z.maxLength(1000)),
    references: z._default(z.string().check(z.trim(), z.maxLength(1000)), ''),
    enclosures: z._default(z.string().check(z.trim(), z.maxLength(1000)), ''),
    speed: z.literal([1, 2, 3, 4]),
    secrecy: z.literal([1, 2, 3, 4]),
    dueOn: z.optional(z.nullable(day)),
    /** For the addressee alone: neither who acts for the post nor its secretary sees it. */
    personal: z.optional(z.boolean()),
    /** No copy is stamped when not given. */
    stamp: z.optional(stampPlace),
    /** The first is the letter itself, the others its enclosures. */
    uploadIds: z._default(z.array(z.uuid()).check(z.maxLength(20)), []),
    ...numberSource,
  }),
  response: z.object({
    item: z.object({ documentId: z.number(), legId: z.number(), receiveNumber: z.number(), year: z.number(), receivedAt: moment }),
  }),
});

/** What the receiving form needs to know beforehand: the receive registers I give numbers of, and the one that comes next in each. */
export const myRegistries = endpoint({
  name: 'myRegistries',
  summary: 'The receive registers whose numbers the person gives, with the number that comes next',
  method: 'GET',
  path: '/api/sarabun/my-registries',
  kind: 'read',
  access: 'signedIn',
  request: z.object({}),
  response: z.object({
    items: z.array(
      z.object({
        deskId: z.number(),
        unitName: z.string(),
        /** The Thai name, which the receive stamp prints. */
        stampName: z.string(),
        /** Whether it is for ลับ and ลับมาก, which are numbered apart, or for all other letters. */
        isSecret: z.boolean(),
        year: z.number(),
        nextNumber: z.number(),
        /** To ask for reserved numbers. */
        registerId: z.optional(z.number()),
      }),
    ),
  }),
});
