import { noticePlaces, unknownPlaces } from '@sarabun/contract/notifications/notice-template';
import type { ActContext } from '../../platform/action';
import { unknownPlace } from './refusals';
import { findTemplates } from './template-store';

/** Refuses notice texts with an unknown placeholder, which would appear in the notice as it is. */
export async function checkTemplates({ db }: ActContext): Promise<void> {
  const templates = await findTemplates(db);
  const wrong = templates.flatMap((row) => Object.entries(row).flatMap(([field, text]) => unknownPlaces(text).map((place) => [field, place] as const)));
  const known = noticePlaces.map((place) => `{${place}}`).join(' ');
  if (wrong.length === 0) return;
  throw unknownPlace(wrong, known);
}
