import { fileURLToPath } from 'node:url';
import type * as allAgencies from '@sarabun/contract/agencies/all-agencies';
import { runnerImport } from 'vite';

/** The agencies' profiles, read by the bundler's own loader, as the contract is TypeScript. */
export async function contractAgencies(): Promise<typeof allAgencies> {
  const { module } = await runnerImport<typeof allAgencies>(fileURLToPath(new URL('../../contract/src/agencies/all-agencies.ts', import.meta.url)));
  return module;
}
