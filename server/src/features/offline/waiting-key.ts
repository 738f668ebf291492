import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { waitingKey as endpoint } from '@sarabun/contract/offline/waiting-key';
import type { ReadContext } from '../../platform/action';
import type { KeyedHash } from '../../platform/keys/keyed-hash';

/** The key of a person for one device: derived from a key of the data folder, so that nothing is stored. */
export const waitingKey =
  (hash: KeyedHash) =>
  async ({ actor }: ReadContext, { device }: InputOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> => ({
    item: { key: hash(`waiting acts of ${actor.personId}`, device).toString('base64url') },
  });
