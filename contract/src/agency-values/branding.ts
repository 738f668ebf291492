import * as z from 'zod/mini';
import { endpoint, nothing } from '../endpoint';
import { hexColour } from '../values/colour';
import { oneLine } from '../values/one-line';
import { id, moment, version } from '../wire';
import { brandColours } from './brand-rules';

/** In the history of `admin-configs` the branding is this row; the values are numbered from 1. */
export const brandingRow = 1000;

/** Upload of the emblem of the pages, the sign-in picture or the emblem of letters: a multipart form with one `file`, and `?kind=` in the address. */
export const brandPicturePath = '/api/core/brand-picture';
export const brandPictureKinds = ['emblem', 'signIn', 'letter'] as const;
export type BrandPictureKind = (typeof brandPictureKinds)[number];
export const brandPictureFields = ['emblemId', 'signInId', 'letterId'] as const satisfies readonly `${BrandPictureKind}Id`[];
export type BrandPictureField = (typeof brandPictureFields)[number];
/** In bytes. */
export const maxBrandPictureBytes = 4 * 1024 * 1024;
export const brandPictureTaken = z.object({ status: z.literal('success'), item: z.object({ pictureId: z.number(), isOpaque: z.boolean() }) });

const name = z.string().check(z.trim(), z.maxLength(120), z.regex(oneLine));
const colour = z.string().check(z.trim(), z.toLowerCase(), z.regex(/^(#[0-9a-f]{6})?$/));

/** Empty texts and null pictures stand for those of the agency's profile. */
const brand = {
  nameTh: name,
  nameEn: name,
  button: colour,
  dark: colour,
  middle: colour,
  light: colour,
  accent: colour,
  emblemId: z.nullable(id),
  signInId: z.nullable(id),
  letterId: z.nullable(id),
};
const values = z.object(brand);
export type Branding = z.output<typeof values>;
export const brandTexts = ['nameTh', 'nameEn', ...brandColours] as const;
export const noBranding: Branding = {
  nameTh: '',
  nameEn: '',
  button: '',
  dark: '',
  middle: '',
  light: '',
  accent: '',
  emblemId: null,
  signInId: null,
  letterId: null,
};
export const isColour = (typed: string) => hexColour.test(typed.trim());

export const readBranding = endpoint({
  name: 'readBranding',
  summary: 'The name, colours and pictures that the agency set for itself, and their history, newest first',
  method: 'GET',
  path: '/api/core/branding',
  kind: 'read',
  access: { menu: 'admin-configs', right: 'query' },
  request: nothing,
  response: z.object({
    item: values,
    version: z.number(),
    history: z.array(z.object({ at: moment, by: z.string(), before: values, after: values })),
  }),
});

export const saveBranding = endpoint({
  name: 'saveBranding',
  summary: 'Set the name, colours and pictures of the agency; colours with too little contrast are refused',
  method: 'POST',
  path: '/api/core/save-branding',
  kind: 'act',
  access: { menu: 'admin-configs', right: 'manage' },
  labels: {
    button: { th: 'สีปุ่มและลิงก์', en: 'Buttons and links' },
    dark: { th: 'แถบสี: เข้ม', en: 'Gradient: dark' },
    middle: { th: 'แถบสี: กลาง', en: 'Gradient: middle' },
    light: { th: 'แถบสี: อ่อน', en: 'Gradient: light' },
    accent: { th: 'สีเน้น', en: 'Accent' },
    emblemId: { th: 'ตราหน่วยงาน', en: 'Emblem' },
    signInId: { th: 'ภาพหน้าเข้าสู่ระบบ', en: 'Picture of the sign-in page' },
    letterId: { th: 'ตราบนหนังสือ', en: 'Emblem of letters' },
  },
  request: z.object({ ...brand, version }),
  response: nothing,
});
