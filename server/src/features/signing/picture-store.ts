import type { SignaturePicture } from '@sarabun/contract/signing/signature-pictures';
import type { Database, Transaction } from '../../platform/database';

/** A person's active pictures, newest first. */
export async function listPictures(db: Database, personId: number): Promise<SignaturePicture[]> {
  return db
    .selectFrom('signature_picture')
    .where('person_id', '=', personId)
    .where('removed_at', 'is', null)
    .orderBy('id', 'desc')
    .select(['id as pictureId', 'created_at as createdAt'])
    .execute();
}

export async function insertPicture(db: Transaction, personId: number, { sha256, size }: { sha256: Buffer; size: number }, now: Date): Promise<number> {
  const { id } = await db
    .insertInto('signature_picture')
    .values({ person_id: personId, sha256, size, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** An active picture of this person; null for anyone else's. */
export async function findPicture(db: Database, personId: number, pictureId: number): Promise<{ sha256: Buffer; size: number } | null> {
  const found = await db
    .selectFrom('signature_picture')
    .where('id', '=', pictureId)
    .where('person_id', '=', personId)
    .where('removed_at', 'is', null)
    .select(['sha256', 'size'])
    .executeTakeFirst();
  return found ?? null;
}

/** Deactivates a picture; false if the person does not have it. */
export async function removePicture(db: Transaction, personId: number, pictureId: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('signature_picture')
    .set({ removed_at: now })
    .where('id', '=', pictureId)
    .where('person_id', '=', personId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
