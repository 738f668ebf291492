import { createHash } from 'node:crypto';
import { pipeline, type Readable, Transform } from 'node:stream';
import { ZipFile } from 'yazl';

/** A file of a ZIP, read when its turn comes. */
export interface ZipEntry {
  name: string;
  size: number;
  read(): Readable;
}

/** What was written of a file. */
interface ZippedFile {
  name: string;
  size: number;
  sha256: string;
}

/**
 * Writes a ZIP as a stream, one file after the other, so it takes no memory for the files. Files are stored as they are: letters are PDFs and pictures,
 * which do not become smaller. `last` makes the final file from what was written, with the hash of each. A file that cannot be read to its end, or has
 * another size than it should, breaks the stream off.
 */
export function zipOf(entries: readonly ZipEntry[], at: Date, last: (written: ZippedFile[]) => { name: string; content: Buffer }): Readable {
  const zip = new ZipFile();
  const content = zip.outputStream as Readable;
  const written: ZippedFile[] = [];
  const options = { compress: false, mtime: at };
  let reading: Readable | null = null;
  content.once('close', () => reading?.destroy());
  for (const { name, size, read } of entries) {
    zip.addReadStreamLazy(name, { ...options, size }, (give) => {
      reading = read();
      const counted = hashed((sha256) => {
        written.push({ name, size, sha256 });
        // Its turn comes after all others.
        if (written.length === entries.length) addLast();
      });
      pipeline(reading, counted, (error) => error && content.destroy(error));
      give(null, counted);
    });
  }
  const addLast = () => {
    const { name, content: bytes } = last(written);
    zip.addBuffer(bytes, name, options);
    zip.end();
  };
  zip.on('error', (error) => content.destroy(error));
  if (entries.length === 0) addLast();
  return content;
}

/** Passes what it gets, and tells its hash at the end. */
function hashed(tell: (sha256: string) => void): Transform {
  const hash = createHash('sha256');
  return new Transform({
    transform(part, _encoding, done) {
      hash.update(part);
      done(null, part);
    },
    flush(done) {
      tell(hash.digest('hex'));
      done();
    },
  });
}
