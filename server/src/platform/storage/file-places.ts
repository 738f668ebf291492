import { join } from 'node:path';
import type { Places } from '../files';
import { bucketPlace } from './bucket-place';
import { folderPlace } from './place';
import type { BucketAddress } from './s3-requests';

interface Settings {
  DATA_DIR: string;
  S3_URL: BucketAddress | null;
  FILES_IN: 'bucket' | 'folder';
}

/** Where the files of an installation are: new ones go to the first place. */
export function filePlaces({ DATA_DIR, S3_URL, FILES_IN }: Settings): Places {
  const folder = folderPlace(join(DATA_DIR, 'files'));
  if (!S3_URL) return [folder];
  const bucket = bucketPlace(S3_URL);
  return FILES_IN === 'folder' ? [folder, bucket] : [bucket, folder];
}
