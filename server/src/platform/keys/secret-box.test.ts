import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { secretBox } from './secret-box';

const folder = mkdtempSync(join(tmpdir(), 'sarabun-box-'));
afterAll(() => rmSync(folder, { recursive: true }));
const box = secretBox(join(folder, 'secret.key'));

describe('the secret box', () => {
  it('opens what it sealed, also after a restart, and seals the same text differently each time', () => {
    const sealed = box.seal('a:1', 'ความลับ');
    expect(sealed.includes('ความลับ')).toBe(false);
    expect(sealed.equals(box.seal('a:1', 'ความลับ'))).toBe(false);
    expect(secretBox(join(folder, 'secret.key')).open('a:1', sealed)).toBe('ความลับ');
  });

  it('opens nothing for another purpose, with another key, changed or cut short', () => {
    const sealed = box.seal('a:1', 'x');
    const changed = Buffer.from(sealed);
    changed[changed.length - 1] = (changed.at(-1) as number) ^ 1;
    expect(box.open('a:2', sealed)).toBeNull();
    expect(secretBox(join(folder, 'other.key')).open('a:1', sealed)).toBeNull();
    expect(box.open('a:1', changed)).toBeNull();
    expect(box.open('a:1', sealed.subarray(0, 10))).toBeNull();
  });

  it('keeps its key from other accounts of the machine', () => {
    expect(statSync(join(folder, 'secret.key')).mode & 0o777).toBe(0o600);
  });
});
