import { constants, setPriority } from 'node:os';
import { move } from 'piscina';
import { openWriter } from './sheets.mjs';

/** What is done in the threads that write files for people, next to the requests of others, which come first: on Linux a thread has its own priority. */
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

/** Writes a spreadsheet of the rows that arrive at the port, in batches, up to an empty message. */
export async function sheet({ port, ...about }) {
  const writer = openWriter(about);
  await new Promise((done, fail) => {
    port.on('message', (rows) => (rows ? writer.add(rows) : done()));
    port.on('close', () => fail(new Error('The rows ended before the last.')));
  });
  const content = new Uint8Array(await writer.end());
  return move(content.buffer);
}
