import { emptyContent } from '@sarabun/contract/drafts/letter-content';
import { expect, test } from 'vitest';
import { withReceivers } from './letter-words';

test('a letter to a unit is addressed to the post of its head as the office names it', () => {
  const chosen = [{ deskId: 20, name: 'สำนักงานเลขานุการกรม', headPost: 'เลขานุการกรม' }];
  const named = withReceivers(2, emptyContent, [], chosen);
  expect(named.addressee).toBe('เลขานุการกรม');
  // Without a head the name of the unit tells the post.
  expect(withReceivers(2, named, chosen, [{ deskId: 21, name: 'กองคลัง', headPost: null }]).addressee).toBe('ผู้อำนวยการกองคลัง');
});

test('a letter names its receiver in Thai, whatever the language of the screen', () => {
  const chosen = [{ deskId: 20, name: 'Director-General', thaiName: 'อธิบดี' }];
  const named = withReceivers(2, emptyContent, [], chosen);
  expect(named.addressee).toBe('อธิบดี');
  expect(withReceivers(2, named, chosen, [{ deskId: null, name: 'กรมการปกครอง' }]).addressee).toContain('กรมการปกครอง');
});
