import { MissingGlyph, openCompiler } from './compiler';
import type { FormName, Forms, PrintedProof } from './forms';
import type { Room, SignatureField } from './signature-fields';

/** A letter to set, as sent to this process. */
export interface TypesettingJob {
  form: FormName;
  data: Forms[FormName];
  /** PNG pictures that the data refers to by index. */
  pictures: readonly Uint8Array[];
  /** Those of the body, PNG or JPEG, in its order. */
  bodyPictures: readonly Uint8Array[];
  proof: PrintedProof | null;
  /** The agency's own emblem, a PNG. */
  emblem: Uint8Array | null;
  fields: readonly SignatureField[];
  /** Only the rooms to sign are wanted. */
  onlyRooms: boolean;
}
/** The letter or its rooms to sign, the character missing from the font, or the error. */
export type TypesettingAnswer = { pdf: Uint8Array } | { rooms: Room[] } | { missing: string } | { failure: string };

const { typeset, measure } = openCompiler();

async function answer({ form, data, pictures, bodyPictures, proof, emblem, fields, onlyRooms }: TypesettingJob): Promise<TypesettingAnswer> {
  try {
    if (onlyRooms) return { rooms: measure(form, data, { pictures, bodyPictures, proof, emblem }) };
    return { pdf: await typeset(form, data, { pictures, bodyPictures, proof, emblem, fields }) };
  } catch (error) {
    return error instanceof MissingGlyph ? { missing: error.character } : { failure: String(error) };
  }
}

process.on('message', async (job: TypesettingJob) => process.send?.(await answer(job)));
// The server is gone, for whatever reason.
process.on('disconnect', () => process.exit());
// Ctrl-C reaches the whole group; the server decides when this process ends.
process.on('SIGINT', () => undefined);
