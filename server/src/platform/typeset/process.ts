import { MissingGlyph, openCompiler } from './compiler';
import type { FormName, Forms } from './forms';

/** A letter to set, as the server sends it to this process. */
export interface TypesettingJob {
  form: FormName;
  data: Forms[FormName];
  /** PNG pictures that the data names by their place. */
  pictures: readonly Uint8Array[];
}
/** The letter, or the character that the font lacks, or what went wrong. */
export type TypesettingAnswer = { pdf: Uint8Array } | { missing: string } | { failure: string };

const typeset = openCompiler();

function answer({ form, data, pictures }: TypesettingJob): TypesettingAnswer {
  try {
    return { pdf: typeset(form, data, pictures) };
  } catch (error) {
    return error instanceof MissingGlyph ? { missing: error.character } : { failure: String(error) };
  }
}

process.on('message', (job: TypesettingJob) => process.send?.(answer(job)));
// The server is gone, however it went: nothing is left to do.
process.on('disconnect', () => process.exit());
// Ctrl-C reaches the whole group; the server decides when this process ends.
process.on('SIGINT', () => undefined);
