import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { zipOf } from './zip-writer';

const at = new Date('2026-11-26T10:00:00+07:00');
const entry = (name: string, text: string, size = Buffer.byteLength(text)) => ({ name, size, read: () => Readable.from([Buffer.from(text)]) });
const manifest = (written: { name: string }[]) => ({ name: 'manifest.json', content: Buffer.from(JSON.stringify(written.map(({ name }) => name))) });

it('has each file under its Thai name, and last what is made of them', async () => {
  const files = unzipSync(await buffer(zipOf([entry('ก.txt', 'หนึ่ง'), entry('ข.txt', '')], at, manifest)));
  expect(Object.entries(files).map(([name, content]) => [name, Buffer.from(content).toString()])).toEqual([
    ['ก.txt', 'หนึ่ง'],
    ['ข.txt', ''],
    ['manifest.json', '["ก.txt","ข.txt"]'],
  ]);
});

it('has the final file alone of nothing', async () => {
  expect(Object.keys(unzipSync(await buffer(zipOf([], at, manifest))))).toEqual(['manifest.json']);
});

it('breaks off when a file has another size than it should, or cannot be read', async () => {
  await expect(buffer(zipOf([entry('ก.txt', 'สั้น', 100)], at, manifest))).rejects.toThrow();
  const broken = { ...entry('ก.txt', 'ก'), read: () => new Readable({ read: (): void => void 0, construct: (done) => done(new Error('damaged')) }) };
  await expect(buffer(zipOf([broken], at, manifest))).rejects.toThrow('damaged');
});

it('leaves no file open when the reader goes away', async () => {
  const opened: Readable[] = [];
  const endless = () => {
    // As from a disk: a stream that answers at once would leave no turn to anything else.
    opened.push(new Readable({ read: () => void setImmediate(() => opened[0]?.push(Buffer.alloc(65_536))) }));
    return opened[0] as Readable;
  };
  const zip = zipOf([{ name: 'ก.bin', size: 2 ** 40, read: endless }], at, manifest);
  await new Promise((done) => zip.once('data', done));
  await new Promise((done) => opened[0]?.once('close', done) && zip.destroy());
  expect(opened[0]?.destroyed).toBe(true);
});
