import { rename } from 'node:fs/promises';
import { furnishOffice } from './offices';

/** Furnishes the demonstration office in a folder, which is there when all of it is. */
const folder = process.argv[2];
if (!folder) throw new Error('Name the folder of the office.');
await furnishOffice(`${folder}-half`);
await rename(`${folder}-half`, folder);
