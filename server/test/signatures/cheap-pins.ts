import crypto, { type BinaryLike, type ScryptOptions } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/** What trying a PIN costs in the product (`docs/decisions/0019-keys-are-opened-by-a-pin.md`), and in tests, which try hundreds of them. */
const full = { N: 2 ** 15, r: 8, p: 1 };
const cheap = { N: 2 ** 8, r: 8, p: 1 };

const { scrypt } = crypto;

/** Fails if the product asks for another cost than it promises. */
function deriveCheaply(pin: BinaryLike, salt: BinaryLike, bytes: number, { N, r, p }: ScryptOptions, done: (error: Error | null, key: Buffer) => void): void {
  if (N !== full.N || r !== full.r || p !== full.p) done(new Error(`Trying a PIN costs N=${N}, r=${r}, p=${p}.`), Buffer.alloc(0));
  else scrypt(pin, salt, bytes, cheap, done);
}

// The files of a worker share it, and each comes by here.
if (scrypt.name !== deriveCheaply.name) {
  Object.assign(crypto, { scrypt: deriveCheaply });
  syncBuiltinESMExports();
}
