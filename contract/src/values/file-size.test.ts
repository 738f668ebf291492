import { expect, it } from 'vitest';
import { fileSize } from './file-size';

it.each([
  [0, '0 Bytes'],
  [1023, '1023 Bytes'],
  [1024, '1 KB'],
  [1_572_864, '1.5 MB'],
  [1024 ** 3, '1 GB'],
  [3 * 1024 ** 4, '3 TB'],
  [2048 * 1024 ** 4, '2048 TB'],
])('%d bytes are %s', (bytes, words) => expect(fileSize(bytes)).toBe(words));
