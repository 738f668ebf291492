import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { bytesIn } from './backup';

const folder = mkdtempSync(join(tmpdir(), 'sarabun-bench-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('counts the bytes of files, also of those in folders below', () => {
  mkdirSync(join(folder, 'ab/cd'), { recursive: true });
  writeFileSync(join(folder, 'one'), Buffer.alloc(3));
  writeFileSync(join(folder, 'ab/cd/two'), Buffer.alloc(5));
  expect(bytesIn(folder)).toBe(8);
});
