import type { Database } from '../../platform/database';
import { bytesOf, type FileStorage } from '../../platform/files';
import { currentBranding } from './branding';
import { findBrandPicture } from './branding-store';

/** Finds the emblem that the agency puts on its letters, kept in memory; null while it uses the one of the templates. */
export function letterEmblem(db: Database, storage: FileStorage): () => Promise<Uint8Array | null> {
  let kept: { id: number; bytes: Uint8Array } | null = null;
  return async () => {
    const id = (await currentBranding(db))?.letterId ?? null;
    const picture = id === null || kept?.id === id ? null : await findBrandPicture(db, id);
    if (id !== null && picture) kept = { id, bytes: await bytesOf(storage.read(picture.sha256)) };
    return kept?.id === id ? kept.bytes : null;
  };
}
