import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/** The agencies' profiles, read by the bundler's own loader, as the contract is TypeScript. */
export async function contractAgencies(): Promise<typeof import('../../contract/src/agencies/all-agencies')> {
  const { module } = await runnerImport<typeof import('../../contract/src/agencies/all-agencies')>(
    fileURLToPath(new URL('../../contract/src/agencies/all-agencies.ts', import.meta.url)),
  );
  return module;
}
