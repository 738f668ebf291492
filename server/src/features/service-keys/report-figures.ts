import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { reportFigures as endpoint } from '@sarabun/contract/service-keys/module-figures';
import type { ActContext } from '../../platform/action';
import { type Figure, writeFigures } from './figure-store';
import { findReceivers } from './module-notice-store';
import { keyNotForModule, keyNotValid } from './refusals';

const minuteMs = 60_000;

/** Another system reports what its tile of the portal shows. Receivers without an open account are named in the answer. */
export async function reportFigures({ db, now, actor, audit }: ActContext, input: InputOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { system } = actor;
  if (!system) throw keyNotValid();
  const { module, figures, minutes } = input;
  if (!system.modules.includes(module)) throw keyNotForModule();
  const names = [...new Set(figures.flatMap(({ receiver }) => receiver ?? []))];
  const found = new Map((await findReceivers(db, names)).map(({ name, personId }) => [name, personId]));
  // The last one counts where a person is named twice, by user name and by address.
  const kept = new Map<number | null, Figure>();
  for (const { receiver, count, labelTh, labelEn } of figures) {
    const personId = receiver === undefined ? null : found.get(receiver);
    if (personId === undefined || (receiver !== undefined && personId === null)) continue;
    kept.set(personId, { personId, count, labelTh, labelEn });
  }
  await writeFigures(db, { module, keyId: system.keyId, expiresAt: new Date(now.getTime() + minutes * minuteMs), now }, [...kept.values()]);
  audit({ detail: { serviceKey: system.keyId, module, figures: kept.size } });
  return { accepted: kept.size, unknown: names.filter((name) => found.get(name) === null) };
}
