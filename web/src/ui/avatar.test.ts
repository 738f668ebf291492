import { expect, test } from 'vitest';
import { initialsOf } from './avatar';

test.each([
  ['นางสาวศิริพร จันทร์เพ็ญ', 'ศจ'],
  ['เกษม ไชยวงศ์', 'กช'],
  ['กองยุทธศาสตร์และแผนงาน', 'กย'],
  ['สำนักงานเลขานุการกรม', 'สล'],
  ['อธิบดี', 'อธ'],
  ['Mr. John Smith', 'JS'],
  ['Mrs. Kanlaya Songsak', 'KS'],
  ['Miss Kanokphon Saichon', 'KS'],
])('%s is %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
