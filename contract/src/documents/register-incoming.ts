import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { numberSource } from '../registers/number-work';
import { day, id, moment } from '../wire';
import { documentKindCodes } from './document-kind';
import { letterReading } from './letter-reading';

/** Where the receive stamp goes on a copy of the first page: its upper left corner, as fractions of the page's width and height. */
export const stampPlace = z.object({ x: z.number().check(z.gte(0), z.lte(1)), y: z.number().check(z.gte(0), z.lte(1)) });
export type StampPlace = z.output<typeof stampPlace>;

/** The answer to an upload: a file that waits to be attached. It is deleted after a day if unused. */
export const uploadedFile = z.object({
  uploadId: z.uuid(),
  name: z.string(),
  size: z.number(),
  pages: z.number(),
  sha256: z.string(),
  /** What the file says of itself as a letter, where that was asked for. */
  reading: z.optional(letterReading),
  /** Where the stamp goes instead of the upper right corner, if its first page is written on there. */
  stampAt: z.optional(stampPlace),
});
export type UploadedFile = z.output<typeof uploadedFile>;

/**
 * `POST` as a multipart form with one part `file`: a PDF, checked by content. Other files are refused by name, and so is any file after a
 * field `secrecy` with the value 4 (ลับที่สุด). With a field `read` before the file, its text layer is read as a letter; a letter with the
 * mark ลับที่สุด is refused, and nothing of it is kept.
 */
export const uploadPath = '/api/sarabun/upload-file';

/** An upload of one's own that waits, opened by the browser. */
export const waitingFilePath = (uploadId: string) => `/api/sarabun/waiting-file/${uploadId}`;

/** A file of a letter, opened by the browser; the cookie is enough for reading. */
export const filePath = (fileId: number, documentId: number) => `/api/sarabun/document-file/${documentId}/${fileId}`;

export const stampPlaceOnFile = endpoint({
  name: 'stampPlaceOnFile',
  summary: 'Where the receive stamp goes on a file of a letter instead of the upper right corner; null if that is free',
  method: 'GET',
  path: '/api/sarabun/stamp-place',
  kind: 'read',
  access: 'signedIn',
  request: z.object({ documentId: id, fileId: id }),
  response: z.object({ place: z.nullable(stampPlace) }),
});

/** A letter on a receiving desk before it is registered; given by the browser. */
export const pileKey = z.string().check(z.regex(/^[0-9a-f]{32}$/));

/** Registers a letter from outside (on paper or as a scan): the letter and its receive number in one step. */
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
    /** Null where the letter has none, such as a complaint. */
    datedOn: z.nullable(day),
    sender: z.string().check(z.trim(), z.minLength(1), z.maxLength(300)),
    /** Another organisation (1, the default), a unit of this office (2) or a person (3), as in the table of sender types. */
    senderType: z.optional(z.literal([1, 2, 3])),
    addressee: z.string().check(z.trim(), z.minLength(1), z.maxLength(300)),
    subject: z.string().check(z.trim(), z.minLength(1), z.maxLength(1000)),
    references: z._default(z.string().check(z.trim(), z.maxLength(1000)), ''),
    enclosures: z._default(z.string().check(z.trim(), z.maxLength(1000)), ''),
    speed: z.literal([1, 2, 3, 4]),
    secrecy: z.literal([1, 2, 3, 4]),
    /** Why the class is lower than a mark that was read from the files; goes into the trail. Without it such a letter is refused. */
    lowerReason: z.optional(z.string().check(z.trim(), z.maxLength(500))),
    dueOn: z.optional(z.nullable(day)),
    /** Only for the addressee: neither a deputy nor the secretary sees it. */
    personal: z.optional(z.boolean()),
    /** Without it no copy is stamped. */
    stamp: z.optional(stampPlace),
    /** The first is the letter itself, the others are its enclosures. */
    uploadIds: z._default(z.array(z.uuid()).check(z.maxLength(20)), []),
    /** Where the letter goes in the same act: up to a post, or to a unit or person to deal with. It stays at the registry when not given. */
    onward: z.optional(z.object({ way: z.enum(['present', 'assign']), deskId: id })),
    /** The letter of the person's pile that this is; it leaves the pile. */
    pileKey: z.optional(pileKey),
    ...numberSource,
  }),
  response: z.object({
    item: z.object({
      documentId: z.number(),
      legId: z.number(),
      receiveNumber: z.number(),
      year: z.number(),
      receivedAt: moment,
      /** The legs with which it was sent on in the same act. */
      sentOn: z.array(z.number()),
    }),
  }),
});

/** The receive registers in which I assign numbers, and the next number of each. */
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
        /** The Thai name for the receive stamp. */
        stampName: z.string(),
        /** Whether it is for ลับ and ลับมาก, which are numbered separately, or for all other letters. */
        isSecret: z.boolean(),
        year: z.number(),
        nextNumber: z.number(),
        /** For querying reserved numbers. */
        registerId: z.optional(z.number()),
      }),
    ),
  }),
});
