import { brandColours, colourFault } from '@sarabun/contract/agency-values/brand-rules';
import {
  type Branding,
  brandingRow,
  brandPictureFields,
  noBranding,
  type readBranding as readEndpoint,
  type saveBranding as saveEndpoint,
} from '@sarabun/contract/agency-values/branding';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { PageBrand } from '@sarabun/contract/portal/page-settings';
import type { Label } from '@sarabun/contract/values/label';
import type { ActContext, ReadContext } from '../../platform/action';
import type { Database, Transaction } from '../../platform/database';
import { cachedRead } from '../../platform/postgres/cached-read';
import { changedMeanwhile } from '../settings';
import { addBrandingHistory, findBranding, findBrandingHistory, findBrandPicture, lockBranding, writeBranding } from './branding-store';
import { colourRefused, noSuchPicture } from './refusals';

const kept = cachedRead(findBranding, 5000);

/** What the agency set for itself, cached between calls; null if nothing. `owner` is the database of a transaction. */
export const currentBranding = (db: Database | Transaction, owner: object = db) => kept.of(db, owner);

/** The agency's name: its own, or that of its profile. */
export async function nameOfAgency(profile: Label, db: Database | Transaction, owner: object = db): Promise<Label> {
  const own = await currentBranding(db, owner);
  const th = own?.nameTh || profile.th;
  return { th, en: own?.nameEn || profile.en };
}

/** What pages need to know of it; null if nothing differs from the profile. */
export async function pageBrand(db: Database): Promise<PageBrand | null> {
  const own = await currentBranding(db);
  if (!own) return null;
  const { version, ...branding } = own;
  return Object.values(branding).some((value) => value !== '' && value !== null) ? { ...branding, version } : null;
}

const valuesOf = ({ nameTh, nameEn, button, dark, middle, light, accent, emblemId, signInId, letterId }: Branding): Branding => ({
  nameTh,
  nameEn,
  button,
  dark,
  middle,
  light,
  accent,
  emblemId,
  signInId,
  letterId,
});

export async function readBranding({ db }: ReadContext): Promise<AnswerOf<typeof readEndpoint>> {
  const own = await findBranding(db);
  return { item: own ? valuesOf(own) : noBranding, version: own?.version ?? 0, history: await findBrandingHistory(db) };
}

/** Sets name, colours and pictures. Refuses colours with too little contrast, each with the nearest one that passes. */
export async function saveBranding(context: ActContext, { version, ...sent }: InputOf<typeof saveEndpoint>): Promise<AnswerOf<typeof saveEndpoint>> {
  const { db, actor, now } = context;
  const faults = brandColours.flatMap((field) => (sent[field] === '' ? [] : (colourFault(field, sent[field]) ?? [])));
  if (faults.length > 0) throw colourRefused(faults);
  await lockBranding(db);
  const before = await findBranding(db);
  if ((before?.version ?? 0) !== version) throw changedMeanwhile();
  for (const field of brandPictureFields) {
    const id = sent[field];
    if (id !== null && `${(await findBrandPicture(db, id))?.kind}Id` !== field) throw noSuchPicture(field);
  }
  const by = { by: actor.personId, now };
  await writeBranding(db, sent, by);
  await addBrandingHistory(db, before ? valuesOf(before) : noBranding, sent, by);
  context.audit({ detail: { page: 'admin-configs', rowIds: [brandingRow] } });
  context.announce('settings.changed', { path: 'admin-configs', rowIds: [brandingRow] });
  return {};
}
